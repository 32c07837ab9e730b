import net from 'node:net';
import { listenOnLoopback } from '../../tools/lib/ports';

/** A mail server of few words; it can refuse every recipient. */
export async function startMailServer() {
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
  return {
    url: `smtp://127.0.0.1:${await listenOnLoopback(server)}`,
    /** As they came, heads and text. */
    letters,
    state,
    close: () => void server.close(),
  };
}
