import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { isAlive, processStartTime } from '../lib/process-locks';
import { whileBusy } from './busy';

/** Ticks of the kernel, a hundredth of a second, that a process computed for. */
const computed = (pid: number) =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[13] ?? NaN);

test('a core is busy until the work is done, also where it fails', async () => {
  let seen = { pid: 0, started: '' };
  const work = whileBusy(async (pid) => {
    seen = { pid, started: processStartTime(pid) };
    await vi.waitFor(() => expect(computed(pid)).toBeGreaterThan(20), 10_000);
    throw new Error('the work failed');
  });
  await expect(work).rejects.toThrow('the work failed');
  expect(isAlive(seen.pid, seen.started)).toBe(false);
});

test('it ends with the process that began it', async () => {
  const child = fork(path.join(import.meta.dirname, 'spin.js'));
  await vi.waitFor(() => expect(computed(child.pid ?? 0)).toBeGreaterThan(10), 10_000);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
});

test('it ends where that process has gone before it has begun', async () => {
  const child = fork(path.join(import.meta.dirname, 'spin.js'));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGTERM']);
});
