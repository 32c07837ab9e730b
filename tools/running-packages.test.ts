import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileOf, importsOf } from '../tests/imports';

const root = path.resolve(import.meta.dirname, '..');

const { dependencies, devDependencies } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
) as Record<'dependencies' | 'devDependencies', Record<string, string>>;

/** The commands for which tools/run.cjs installs the packages of running only. */
const running = [
  .../var running = \[([^\]]+)\]/
    .exec(readFileSync(path.join(root, 'tools/run.cjs'), 'utf8'))![1]!
    .matchAll(/'(\w+)'/g),
].map(([, name]) => name ?? '');

const packageOf = (from: string) => /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;

/** The packages that some files need, each with a file that does. */
function packagesOf(entries: string[]): Map<string, string> {
  const seen = new Set<string>();
  const found = new Map<string, string>();
  const walk = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { from } of importsOf(file)) {
      const next = fileOf(from, file);
      if (next) walk(next);
      else if (!from.startsWith('.')) found.set(packageOf(from), path.relative(root, file));
    }
  };
  for (const entry of entries) walk(entry);
  return found;
}

const pages = readdirSync(path.join(root, 'src/app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => path.join(root, 'src/app', file));

test('what runs needs no package of development', () => {
  const commands = running.map((name) => path.join(root, `tools/commands/${name}.ts`));
  const needed = packagesOf([...commands, ...pages, path.join(root, 'payload.config.ts')]);
  expect([...needed.keys()]).toEqual(expect.arrayContaining(['next', 'payload', 'pg']));
  expect([...needed].filter(([name]) => name in devDependencies)).toEqual([]);
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['typescript', 'sass', 'tsx']));
});
