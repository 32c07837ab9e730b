import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize } from 'svgo';
import { writeFiles } from './lib/generated-files';
import { floors } from '../src/features/floor-plans/location';
import { root } from './lib/paths';

/** Markers of where words stand: nothing of them is seen, so they would be left out. */
const LABELS = /<g id="labels"[\s\S]*?<\/g>/;

/** A tenth of a unit of the drawing: a fifth of a pixel where it is zoomed in as far as can be. */
const floatPrecision = 1;

/** The same picture in as few shapes and letters as can be; its areas and labels keep their names. */
function packed(drawing: string): string {
  const labels = LABELS.exec(drawing)?.[0].replace(/>\s+</g, '><') ?? '';
  const { data } = optimize(drawing.replace(LABELS, ''), {
    multipass: true,
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true, floatPrecision } },
      {
        name: 'preset-default',
        params: {
          overrides: {
            cleanupIds: false,
            mergePaths: { floatPrecision },
            convertPathData: { floatPrecision },
          },
        },
      },
    ],
  });
  return data.replace(/<\/svg>\s*$/, `${labels}</svg>\n`);
}

/** The generated files: path from the repository's root → content. The same input gives the same bytes. */
async function buildPlans(): Promise<Map<string, string>> {
  const written = new Map<string, string>();
  for (const floor of floors) {
    const name = `floor-${floor}.svg`;
    const drawing = await readFile(path.join(root, 'tools/floor-plan-sources', name), 'utf8');
    written.set(`public/plans/${name}`, packed(drawing));
  }
  return written;
}

await writeFiles(await buildPlans());
