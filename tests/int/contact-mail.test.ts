import net from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { forwardMessage } from '@/sources/contact-messages/notify';

/** A mail server of few words; it can refuse every recipient. */
function mailServer() {
  const letters: string[] = [];
  const state = { refusing: false };
  const server = net.createServer((socket) => {
    let open = '';
    let letter: string | null = null;
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 test');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      open += chunk.toString('utf8');
      const lines = open.split('\r\n');
      open = lines.pop() ?? '';
      for (const line of lines) {
        if (letter !== null) {
          if (line === '.') {
            letters.push(letter);
            letter = null;
            answer('250 accepted');
          } else letter += `${line}\n`;
        } else if (line === 'DATA') {
          letter = '';
          answer('354 go on');
        } else if (line === 'QUIT') {
          answer('221 bye');
          socket.end();
        } else {
          answer(state.refusing && line.startsWith('RCPT') ? '550 no such mailbox' : '250 ok');
        }
      }
    });
  });
  return { server, letters, state };
}

const { server, letters, state } = mailServer();
let payload: Payload;
let forward: typeof forwardMessage;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  process.env.MAIL_FROM = 'site@example.com';
  process.env.MAIL_TO = 'desk@example.com';
  process.env.LOG_LEVEL = 'error';
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ]);
  payload = await getPayload({ config });
  ({ forwardMessage: forward } = await import('@/sources/contact-messages/notify'));
}, 120_000);

afterAll(async () => {
  await payload.destroy();
  server.close();
});

const stored = (name: string) =>
  payload.create({
    collection: 'messages',
    data: {
      name,
      email: 'dilnoza@example.com',
      topic: 'baggage',
      message: 'Where is my bag?\nIt is blue.',
      reference: `R${Date.now()}${name.length}`,
      received: new Date().toISOString(),
      status: 'new',
      mail: 'pending',
    },
  });

const mailOf = async ({ id }: { id: number }) =>
  (await payload.findByID({ collection: 'messages', id })).mail;

test('a message is forwarded with its number, and the answer goes to who wrote it', async () => {
  const message = await stored('Dilnoza');
  await forward(payload, message);
  expect(await mailOf(message)).toBe('sent');
  const [letter = ''] = letters;
  expect(letter).toMatch(/^From: site@example.com$/m);
  expect(letter).toMatch(/^To: desk@example.com$/m);
  expect(letter).toMatch(/^Reply-To: dilnoza@example.com$/m);
  expect(letter).toContain(message.reference);
  expect(letter).toContain('Where is my bag?\nIt is blue.');
});

test('a name with line breaks adds no header', async () => {
  const message = await stored('A\r\nBcc: other@example.com');
  await forward(payload, message);
  expect(letters.at(-1)).not.toMatch(/^Bcc:/m);
});

test('a mail that is refused is noted, and the message is still there', async () => {
  state.refusing = true;
  const message = await stored('Refused');
  await forward(payload, message);
  expect(await mailOf(message)).toBe('failed');
  const unsent = await payload.findByID({ collection: 'messages', id: message.id });
  expect(unsent.message).toBe(message.message);
});
