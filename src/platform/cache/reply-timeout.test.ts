import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withReplyTimeout } from './reply-timeout';

const LIMIT_MS = 60;

test('a reply in time is passed on, an error too', async () => {
  await expect(withReplyTimeout(Promise.resolve('there'), 'It', LIMIT_MS)).resolves.toBe('there');
  await expect(withReplyTimeout(Promise.reject(new Error('full')), 'It', LIMIT_MS)).rejects.toThrow(
    'full',
  );
});

test('no reply is an error', async () => {
  await expect(withReplyTimeout(new Promise(() => undefined), 'It', LIMIT_MS)).rejects.toThrow(
    `It did not answer within ${LIMIT_MS} ms.`,
  );
});

test('a process that is busy again and again still reads a reply that takes several turns', async () => {
  const reply = withReplyTimeout(
    stat('.').then(() => stat('.')),
    'It',
    LIMIT_MS,
  );
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    const busyUntil = performance.now() + 2 * LIMIT_MS;
    while (performance.now() < busyUntil);
  }
  await expect(reply).resolves.toBeTruthy();
});
