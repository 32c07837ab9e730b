import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { writeFiles } from './lib/generated-files';
import { root } from './lib/paths';

const source = path.join(root, 'node_modules/@fontsource-variable/onest');

/** The weights that the styles use; a third of a file is for the others. */
const WEIGHTS = { min: 400, max: 700, default: 400 };

/** The letters of Uzbek that Onest's Cyrillic file lacks. */
const UZBEK = 'ҒғҚқҲҳ';

const codes = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** All that a file may have: what it has stays. */
const characters = String.fromCodePoint(...codes(0, 0xd800), ...codes(0xe000, 0xfffe));

async function narrowed(script: string, letters = characters): Promise<Buffer> {
  const font = await readFile(path.join(source, `files/onest-${script}-wght-normal.woff2`));
  return subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS } });
}

/** The generated files: path from the repository's root → content. The same input gives the same bytes. */
async function buildFonts(): Promise<Map<string, Buffer>> {
  return new Map([
    ['src/styles/fonts/onest-latin.woff2', await narrowed('latin')],
    ['src/styles/fonts/onest-cyrillic.woff2', await narrowed('cyrillic')],
    ['src/styles/fonts/onest-uzbek.woff2', await narrowed('cyrillic-ext', UZBEK)],
    ['src/styles/fonts/LICENSE', await readFile(path.join(source, 'LICENSE'))],
  ]);
}

await writeFiles(await buildFonts());
