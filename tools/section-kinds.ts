import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from './lib/generated-files';
import { root } from './lib/paths';

const sections = 'src/features/pages/sections';
const list = `${sections}/kinds.ts`;

const textOf = (file: string) => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
};

const folders = readdirSync(path.join(root, sections), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);
const listed = [...textOf(list).matchAll(/^import \{ (\w+) \}/gm)].map(([, name = '']) => name);
/** In the order of the list; what it does not have comes last. */
const kinds = [
  ...listed.filter((name) => folders.includes(name)),
  ...folders.filter((name) => !listed.includes(name)),
];

const viewOf = (kind: string) => `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Section`;
const lines = (of: (kind: string) => string) => kinds.map((kind) => `${of(kind)}\n`).join('');
const written = '// Written by tools/section-kinds.ts';

await writeFiles(
  new Map<string, string | Buffer>([
    [
      list,
      `${written}. Editors choose in this order; it may be changed here, and is kept.
${lines((kind) => `import { ${kind} } from './${kind}/schema';`)}
export const kinds = {
${lines((kind) => `  ${kind},`)}};
`,
    ],
    [
      `${sections}/cms.ts`,
      `${written}.\n${lines((kind) => `export { ${kind} } from './${kind}/cms';`)}`,
    ],
    [
      `${sections}/views.ts`,
      `${written}.\n${lines((kind) => `export { ${viewOf(kind)} as ${kind} } from './${kind}/View';`)}`,
    ],
    // The admin shows them by their addresses.
    ...kinds.map((kind): [string, Buffer] => [
      `public/section-thumbnails/${kind}.svg`,
      readFileSync(path.join(root, sections, kind, 'thumbnail.svg')),
    ]),
  ]),
);
