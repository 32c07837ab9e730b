import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './errors';
import { root } from './paths';
import { floors } from '../../src/features/floor-plans/location';
import { alphabets, otherAlphabets } from '../../src/i18n/uzbek-alphabets/alphabets';
import { runTypeScript } from './process';

const types = 'src/cms/payload-types.ts';
const importMap = 'src/app/(cms)/admin/importMap.js';
const sprite = ['public/icons.svg', 'src/ui/Icon/names.ts'];
const plans = floors.map((floor) => `public/plans/floor-${floor}.svg`);
const messages = 'src/i18n/fallback-messages.json';
const alphabetWords = otherAlphabets.map((name) => `src/i18n/messages/${alphabets[name].tag}.json`);
const fonts = ['latin', 'cyrillic', 'uzbek'].map((name) => `src/styles/fonts/onest-${name}.woff2`);

/** Payload's commands read the configuration; they connect to nothing. */
const env = {
  DATABASE_URI: 'postgres://generate.invalid/parvoz',
  PAYLOAD_SECRET: 'used-by-no-running-server',
};

async function script(file: string, ...args: string[]): Promise<void> {
  const { code, ended, output } = await runTypeScript(file, args, { cwd: root, env, quiet: true });
  if (code !== 0) throw new UserError(`${file} failed (${ended}):\n${output}`);
}

/** Writes what is outdated of the generated files. */
export async function generate(...ofCms: string[]): Promise<void> {
  await script('tools/cms-files.ts', ...ofCms);
  await script('tools/icons.ts');
  await script('tools/plans.ts');
  await script('tools/fallback-messages.ts');
  await script('tools/alphabet-messages.ts');
  await script('tools/fonts.ts');
}

/** A file as it is, byte by byte; empty where there is none. */
const contentOf = (file: string) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full) : Buffer.alloc(0);
};

/**
 * What the generated files lack; the clone is left as it was.
 * @returns the files that are not what they would be generated as now, and whether the collections have a
 * change that no committed migration makes
 */
export async function outdated(): Promise<{ files: string[]; lacksMigration: boolean }> {
  const folder = path.join(root, 'migrations');
  const index = 'migrations/index.ts';
  const migrations = new Set(readdirSync(folder));
  const before = [
    types,
    importMap,
    ...sprite,
    ...plans,
    messages,
    ...alphabetWords,
    ...fonts,
    index,
  ].map((file) => [file, contentOf(file)] as const);
  await generate('--migration');
  const changed = before.filter(([file, content]) => !contentOf(file).equals(content));
  for (const [file, content] of changed) writeFileSync(path.join(root, file), content);
  const added = readdirSync(folder).filter((name) => !migrations.has(name));
  for (const name of added) rmSync(path.join(folder, name));
  return {
    files: changed.map(([file]) => file).filter((file) => file !== index),
    lacksMigration: added.length > 0,
  };
}
