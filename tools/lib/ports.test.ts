import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { processStartTime } from './process-locks';
import { reserve } from './ports';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-ports-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a port is given to one process at a time, and to another once that has ended', async () => {
  const other = spawn('sleep', ['60']);
  const pid = other.pid ?? 0;
  writeFileSync(path.join(folder, '4001'), `${pid} ${processStartTime(pid)}`);
  expect(reserve(4001, folder)).toBe(false);
  other.kill();
  await once(other, 'exit');
  expect(reserve(4001, folder)).toBe(true);
  expect(reserve(4001, folder)).toBe(false);
});
