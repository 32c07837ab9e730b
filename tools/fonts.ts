import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { fontFiles, fontPath } from './lib/font-files';
import { writeFiles } from './lib/generated-files';
import { root } from './lib/paths';

const source = path.join(root, 'node_modules/@fontsource-variable/onest');

/** The weights that the styles use; a third of a file is for the others. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

const codes = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** All that a file may have: what it has stays. */
const characters = String.fromCodePoint(...codes(0, 0xd800), ...codes(0xe000, 0xfffe));

async function narrowed(script: string, letters = characters): Promise<Buffer> {
  const font = await readFile(path.join(source, `files/onest-${script}-wght-normal.woff2`));
  return subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}

/** The generated files: path from the repository's root → content. The same input gives the same bytes. */
async function buildFonts(): Promise<Map<string, Buffer>> {
  const files = Object.entries(fontFiles).map(
    async ([name, { script, letters }]) =>
      [fontPath(name), await narrowed(script, letters)] as const,
  );
  const license = await readFile(path.join(source, 'LICENSE'));
  return new Map([...(await Promise.all(files)), ['src/styles/fonts/LICENSE', license]]);
}

await writeFiles(await buildFonts());
