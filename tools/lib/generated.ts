import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from './errors';
import { fontFiles, fontPath } from './font-files';
import { root } from './paths';
import { floors } from '../../src/features/floor-plans/location';
import { alphabets, otherAlphabets } from '../../src/i18n/uzbek-alphabets/alphabets';
import { runTypeScript } from './process';

const sections = 'src/features/pages/sections';
const sectionKinds = readdirSync(path.join(root, sections)).filter((name) =>
  existsSync(path.join(root, sections, name, 'thumbnail.svg')),
);

/** Lists that the code imports, by the script that writes them; the other scripts import the code. */
const lists: Record<string, string[]> = {
  'tools/messages.ts': ['src/i18n/messages/all.ts'],
  'tools/section-kinds.ts': [
    ...['kinds.ts', 'cms.ts', 'views.ts'].map((name) => `${sections}/${name}`),
    ...sectionKinds.map((kind) => `public/section-thumbnails/${kind}.svg`),
  ],
  'tools/page-folders.ts': ['src/page-folders.ts'],
  'tools/remote-sources.ts': ['kinds', 'sources'].map((name) => `src/sources/remote-${name}.ts`),
};
const others: Record<string, string[]> = {
  'tools/cms-files.ts': ['src/cms/payload-types.ts', 'src/app/(cms)/admin/importMap.js'],
  'tools/calls.ts': ['docs/reference/calls.md'],
  'tools/edge-queries.ts': ['deploy/nginx/edge/query-names.js', 'src/page-queries.ts'],
  'tools/icons.ts': ['public/icons.svg', 'src/ui/Icon/names.ts'],
  'tools/plans.ts': floors.map((floor) => `public/plans/floor-${floor}.svg`),
  'tools/fallback-messages.ts': ['src/i18n/fallback-messages.json'],
  'tools/alphabet-messages.ts': otherAlphabets.map(
    (name) => `src/i18n/messages/${alphabets[name].tag}.json`,
  ),
  'tools/fonts.ts': Object.keys(fontFiles).map(fontPath),
};

/** Payload's commands read the configuration; they connect to nothing. */
const env = {
  DATABASE_URI: 'postgres://generate.invalid/parvoz',
  PAYLOAD_SECRET: 'used-by-no-running-server',
};

async function run(file: string, ...args: string[]): Promise<void> {
  const { code, ended, output } = await runTypeScript(file, args, { cwd: root, env, quiet: true });
  if (code !== 0) throw new UserError(`${file} failed (${ended}):\n${output}`);
}

/** Writes what is outdated of the generated files. */
export async function generate(...ofCms: string[]): Promise<void> {
  await Promise.all(Object.keys(lists).map((file) => run(file)));
  for (const file of Object.keys(others)) {
    await run(file, ...(file === 'tools/cms-files.ts' ? ofCms : []));
  }
}

/** A file as it is, byte by byte; null where there is none. */
const contentOf = (file: string) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full) : null;
};

function restore(file: string, content: Buffer | null): void {
  if (content) writeFileSync(path.join(root, file), content);
  else rmSync(path.join(root, file), { force: true });
}

/**
 * What the generated files lack; the clone is left as it was.
 * @returns the files that are not what they would be generated as now, and whether the collections have a
 * change that no committed migration makes
 */
export async function outdated(): Promise<{ files: string[]; lacksMigration: boolean }> {
  const folder = path.join(root, 'migrations');
  const index = 'migrations/index.ts';
  const migrations = new Set(readdirSync(folder));
  const before = [...Object.values({ ...lists, ...others }).flat(), index].map(
    (file) => [file, contentOf(file)] as const,
  );
  await generate('--migration');
  const changed = before.filter(
    ([file, content]) => !contentOf(file)?.equals(content ?? Buffer.of()),
  );
  for (const [file, content] of changed) restore(file, content);
  const added = readdirSync(folder).filter((name) => !migrations.has(name));
  for (const name of added) rmSync(path.join(folder, name));
  return {
    files: changed.map(([file]) => file).filter((file) => file !== index),
    lacksMigration: added.length > 0,
  };
}
