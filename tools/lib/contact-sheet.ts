import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';

/** All in pixels of the sheet. */
const HEIGHT = 400;
const GAP = 12;
const TITLE = 24;
const GROUP_WIDTH = 760;
const GROUPS_A_ROW = 3;

const titleOf = (name: string) =>
  Buffer.from(
    `<svg width="${GROUP_WIDTH}" height="${TITLE}"><text y="17" font-family="sans-serif" font-size="14">${name}</text></svg>`,
  );

/** The pictures' files by their views, narrow ones first. */
function viewsIn(folder: string): [string, string[]][] {
  const views = new Map<string, { file: string; width: number }[]>();
  for (const file of readdirSync(folder).sort()) {
    const [, name = '', width] = /^(.+)-(\d+)\.png$/.exec(file) ?? [];
    if (!width) continue;
    views.set(name, [...(views.get(name) ?? []), { file, width: Number(width) }]);
  }
  return [...views].map(([name, pictures]) => [
    name,
    pictures.sort((a, b) => a.width - b.width).map(({ file }) => path.join(folder, file)),
  ]);
}

/**
 * Writes one picture of all expected pictures of a folder, `<view>-<width>.png`: the widths of a view side
 * by side under its name.
 */
export async function writeContactSheet(folder: string, target: string): Promise<void> {
  const views = viewsIn(folder);
  const parts: OverlayOptions[] = [];
  for (const [index, [name, files]] of views.entries()) {
    const top = GAP + Math.floor(index / GROUPS_A_ROW) * (TITLE + HEIGHT + GAP);
    let left = GAP + (index % GROUPS_A_ROW) * (GROUP_WIDTH + GAP);
    parts.push({ input: titleOf(name), top, left });
    for (const file of files) {
      const { data, info } = await sharp(file)
        .resize({ height: HEIGHT })
        .toBuffer({ resolveWithObject: true });
      parts.push({ input: data, top: top + TITLE, left });
      left += info.width + GAP;
    }
  }
  await sharp({
    create: {
      width: GAP + GROUPS_A_ROW * (GROUP_WIDTH + GAP),
      height: GAP + Math.ceil(views.length / GROUPS_A_ROW) * (TITLE + HEIGHT + GAP),
      channels: 3,
      background: '#dddddd',
    },
  })
    .composite(parts)
    .webp({ quality: 85 })
    .toFile(target);
}
