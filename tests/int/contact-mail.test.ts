import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { forwardMessage } from '@/sources/contact-messages/notify';
import { startMailServer } from './mail-server';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let payload: Payload;
let forward: typeof forwardMessage;

beforeAll(async () => {
  mail = await startMailServer();
  process.env.SMTP_URL = mail.url;
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
  mail.close();
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
  const [letter = ''] = mail.letters;
  expect(letter).toMatch(/^From: site@example.com$/m);
  expect(letter).toMatch(/^To: desk@example.com$/m);
  expect(letter).toMatch(/^Reply-To: dilnoza@example.com$/m);
  expect(letter).toContain(message.reference);
  expect(letter).toContain('Where is my bag?\nIt is blue.');
});

test('a name with line breaks adds no header', async () => {
  const message = await stored('A\r\nBcc: other@example.com');
  await forward(payload, message);
  expect(mail.letters.at(-1)).not.toMatch(/^Bcc:/m);
});

test('a mail that is refused is noted, and the message is still there', async () => {
  mail.state.refusing = true;
  const message = await stored('Refused');
  await forward(payload, message);
  expect(await mailOf(message)).toBe('failed');
  const unsent = await payload.findByID({ collection: 'messages', id: message.id });
  expect(unsent.message).toBe(message.message);
});
