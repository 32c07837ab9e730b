import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runTypeScript } from './process';

const folder = mkdtempSync(path.join(os.tmpdir(), 'parvoz-process-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A script that counts its runs in a file and ends each with the next of some codes. */
function script(name: string, codes: number[]) {
  const file = path.join(folder, `${name}.ts`);
  const runs = path.join(folder, name);
  writeFileSync(runs, '');
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
const runs: string = ${JSON.stringify(runs)};
appendFileSync(runs, '.');
process.exit(${JSON.stringify(codes)}[readFileSync(runs).length - 1]);`,
  );
  return { file, runs: () => readFileSync(runs, 'utf8').length };
}

test('a script that Node never loaded is run again; one that failed is not', async () => {
  const unsettled = script('unsettled', [13, 13, 0]);
  expect((await runTypeScript(unsettled.file, [], { quiet: true })).code).toBe(0);
  expect(unsettled.runs()).toBe(3);
  const failed = script('failed', [1, 0]);
  expect((await runTypeScript(failed.file, [], { quiet: true })).ended).toBe('exit code 1');
  expect(failed.runs()).toBe(1);
});

test('one that is never loaded ends with what Node said', async () => {
  const { file, runs } = script('never', [13, 13, 13, 13, 13, 0]);
  expect((await runTypeScript(file, [], { quiet: true })).ended).toBe('exit code 13');
  expect(runs()).toBe(5);
});
