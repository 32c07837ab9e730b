import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './errors';
import { root } from './paths';
import { runNode } from './process';

const types = 'collections/payload-types.ts';
const importMap = 'src/app/(cms)/admin/importMap.js';
const sprite = ['public/icons.svg', 'src/components/ui/Icon/names.ts'];

/** Payload's commands read the configuration; they connect to nothing. */
const env = {
  DATABASE_URI: 'postgres://generate.invalid/parvoz',
  PAYLOAD_SECRET: 'used-by-no-running-server',
};

async function payload(...args: string[]): Promise<void> {
  const bin = path.join(root, 'node_modules/payload/bin.js');
  const { code, output } = await runNode([bin, ...args], { cwd: root, env, quiet: true });
  if (code !== 0) throw new UserError(`payload ${args.join(' ')} failed:\n${output}`);
}

/** Writes every generated file anew. */
export async function generate(): Promise<void> {
  await payload('generate:types');
  await payload('generate:importmap');
  const { code, output } = await runNode(['--import', 'tsx', path.join(root, 'scripts/icons.ts')], {
    cwd: root,
    quiet: true,
  });
  if (code !== 0) throw new UserError(`scripts/icons.ts failed:\n${output}`);
}

const contentOf = (file: string) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
};

/** The generated files that are not what they would be generated as now; the clone is left as it was. */
export async function outdated(): Promise<string[]> {
  const files = [types, importMap, ...sprite];
  const before = new Map(files.map((file) => [file, contentOf(file)]));
  await generate();
  const changed = files.filter((file) => contentOf(file) !== before.get(file));
  for (const file of changed) writeFileSync(path.join(root, file), before.get(file) ?? '');
  return changed;
}

/** Whether the collections have a change that no committed migration makes. */
export async function migrationMissing(): Promise<boolean> {
  const folder = path.join(root, 'migrations');
  const index = contentOf('migrations/index.ts');
  const before = new Set(readdirSync(folder));
  await payload('migrate:create', 'missing', '--skip-empty');
  const added = readdirSync(folder).filter((name) => !before.has(name));
  for (const name of added) rmSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'index.ts'), index);
  return added.length > 0;
}
