import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Our name for a sign → its lucide name, or `own` for a drawing in scripts/icons/. */
const own = Symbol('own drawing');
const signs: Record<string, string | typeof own> = {
  accessibility: 'accessibility',
  alert: 'triangle-alert',
  armchair: 'armchair',
  'arrow-right': 'arrow-right',
  'badge-check-in': own,
  bag: 'shopping-bag',
  belt: own,
  boarding: own,
  bus: 'bus',
  calendar: 'calendar',
  car: 'car',
  check: 'check',
  'check-circle': 'circle-check',
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  clock: 'clock',
  'clock-alert': 'clock-alert',
  close: 'x',
  'cloud-fog': 'cloud-fog',
  copy: 'copy',
  cup: 'coffee',
  dot: own,
  external: 'external-link',
  eye: 'eye',
  facebook: own,
  footprints: 'footprints',
  gate: own,
  globe: 'globe',
  help: 'circle-question-mark',
  hourglass: 'hourglass',
  info: 'info',
  instagram: own,
  luggage: own,
  'map-pin': 'map-pin',
  menu: 'menu',
  moon: 'moon',
  parking: 'circle-parking',
  phone: 'phone',
  pill: 'pill',
  plane: 'plane',
  'plane-landing': 'plane-landing',
  'plane-takeoff': 'plane-takeoff',
  radar: 'radar',
  refresh: 'refresh-cw',
  route: own,
  search: 'search',
  share: 'share-2',
  swap: own,
  taxi: 'car-taxi-front',
  telegram: own,
  timer: 'timer',
  'wifi-off': 'wifi-off',
  'x-circle': 'circle-x',
  youtube: own,
};

const licence =
  'Signs from Lucide (ISC, © Lucide Icons and Contributors; parts MIT, © Cole Bemis, Feather) and own drawings.';

async function symbol(name: string, source: string | typeof own): Promise<string> {
  const file =
    source === own
      ? path.join(root, 'scripts/icons', `${name}.svg`)
      : path.join(root, 'node_modules/lucide-static/icons', `${source}.svg`);
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(await readFile(file, 'utf8'))?.[1];
  if (!shapes?.trim()) throw new Error(`${file} holds no drawing`);
  const inner = shapes.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>').trim();
  // A custom property crosses into <use>; plain CSS would lose to the attribute on the symbol.
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="var(--icon-stroke, 1.6)" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`;
}

/** The generated files: path from the repository's root → content. The same input gives the same bytes. */
export async function buildIcons(): Promise<Map<string, string>> {
  const names = Object.keys(signs).sort();
  const symbols = await Promise.all(names.map((name) => symbol(name, signs[name] ?? own)));
  const sprite = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    `<!-- ${licence} -->`,
    ...symbols,
    '</svg>',
    '',
  ].join('\n');
  const types = [
    '// Written by scripts/icons.ts.',
    'export const iconNames = [',
    ...names.map((name) => `  '${name}',`),
    '] as const;',
    '',
    'export type IconName = (typeof iconNames)[number];',
    '',
  ].join('\n');
  return new Map([
    ['public/icons.svg', sprite],
    ['src/components/ui/Icon/names.ts', types],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, content] of await buildIcons()) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
