import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test, vi } from 'vitest';

/** A server in its own process: it prints its port, then `request` for each request. */
const program = `
import http from 'node:http';
import { installRequestPipeline } from '@/platform/server';
import { handleSignals } from '@/platform/lifecycle/signals';
installRequestPipeline();
handleSignals();
http.createServer((request, reply) => {
  console.log('request');
  if (request.url === '/slow') setTimeout(() => reply.end('whole'), 400);
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

const root = path.join(import.meta.dirname, '../../..');
const children: ChildProcess[] = [];

afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function start({ env = {} }: { env?: Record<string, string> } = {}) {
  const all = { NEXT_MANUAL_SIG_HANDLE: 'true', ...env };
  for (const [name, value] of Object.entries(all)) vi.stubEnv(name, value);
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const lines = createInterface(child.stdout);
  const [port] = (await once(lines, 'line')) as [string];
  const exit = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    child,
    exit,
    /** Resolves when the server has the request, with what will become of it. */
    async send(url: string) {
      const came = once(lines, 'line');
      const text = fetch(`http://127.0.0.1:${port}${url}`).then((reply) => reply.text());
      const end = text.catch(() => 'lost');
      await came;
      return { end };
    },
    /** Resolves when the server accepts no more connections. */
    refused: () =>
      vi.waitFor(async () => {
        const socket = net.connect(Number(port), '127.0.0.1');
        const open = once(socket, 'connect').finally(() => socket.destroy());
        await expect(open).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      }),
  };
}

test('SIGTERM lets a request end and exits with 0', async () => {
  const { child, exit, send } = await start();
  const sent = await send('/slow');
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await sent.end).toBe('whole');
  expect(await exit).toBe(0);
});

test('SIGINT waits for a request that ends soon', async () => {
  const { child, exit, send } = await start({ env: { SHUTDOWN_DELAY_MS: '600000' } });
  const sent = await send('/slow');
  child.kill('SIGINT');
  expect(await sent.end).toBe('whole');
  expect(await exit).toBe(0);
});

test('SIGINT after SIGTERM does not wait', async () => {
  const { child, exit, send, refused } = await start();
  const sent = await send('/never');
  child.kill('SIGTERM');
  await refused();
  child.kill('SIGINT');
  expect(await exit).toBe(130);
  expect(await sent.end).toBe('lost');
});

test('signals that Next handles are left alone', async () => {
  const { child, exit } = await start({ env: { NEXT_MANUAL_SIG_HANDLE: '' } });
  child.kill('SIGTERM');
  expect(await exit).toBe('SIGTERM');
});
