import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './errors';
import { root } from './paths';
import { runNode } from './process';

const types = 'src/cms/payload-types.ts';
const importMap = 'src/app/(cms)/admin/importMap.js';
const sprite = ['public/icons.svg', 'src/ui/Icon/names.ts'];
const plans = [1, 2, 3].map((floor) => `public/plans/floor-${floor}.svg`);
const messages = 'src/i18n/fallback-messages.json';
const fonts = ['src/styles/fonts/onest-latin.woff2', 'src/styles/fonts/onest-cyrillic.woff2'];

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

async function script(file: string): Promise<void> {
  const program = ['--import', 'tsx', path.join(root, file)];
  const { code, output } = await runNode(program, { cwd: root, quiet: true });
  if (code !== 0) throw new UserError(`${file} failed:\n${output}`);
}

/** Writes every generated file anew. */
export async function generate(): Promise<void> {
  await payload('generate:types');
  await payload('generate:importmap');
  await script('tools/icons.ts');
  await script('tools/plans.ts');
  await script('tools/fallback-messages.ts');
  await script('tools/fonts.ts');
}

/** A file as it is, byte by byte; empty where there is none. */
const contentOf = (file: string) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full) : Buffer.alloc(0);
};

/** The generated files that are not what they would be generated as now; the clone is left as it was. */
export async function outdated(): Promise<string[]> {
  const before = [types, importMap, ...sprite, ...plans, messages, ...fonts].map(
    (file) => [file, contentOf(file)] as const,
  );
  await generate();
  const changed = before.filter(([file, content]) => !contentOf(file).equals(content));
  for (const [file, content] of changed) writeFileSync(path.join(root, file), content);
  return changed.map(([file]) => file);
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
