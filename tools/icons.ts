import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { optimize } from 'svgo';
import { writeFiles } from './lib/generated-files';
import { root } from './lib/paths';

/** Our name for a sign → its lucide name, or `own` for a drawing in tools/icon-sources/. */
const own = Symbol('own drawing');
const signs: Record<string, string | typeof own> = {
  accessibility: 'accessibility',
  'air-cash': own,
  alert: 'triangle-alert',
  apteka: 'cross',
  armchair: 'armchair',
  'arrow-right': 'arrow-right',
  atm: own,
  baby: 'baby',
  'badge-check-in': own,
  bag: 'shopping-bag',
  baggage: own,
  'baggage-cart': 'baggage-claim',
  'baggage-package': own,
  'baggage-search': own,
  bakery: 'croissant',
  bank: 'landmark',
  bar: 'martini',
  belt: own,
  bike: 'bike',
  boarding: own,
  briefcase: 'briefcase',
  building: 'building',
  bus: 'bus',
  cafe: 'coffee',
  calendar: 'calendar',
  camera: 'camera',
  car: 'car',
  'car-rent': own,
  carpets: own,
  cash: 'banknote',
  check: 'check',
  'check-circle': 'circle-check',
  'check-in-kiosks': own,
  'chevron-down': 'chevron-down',
  'chevron-left': 'chevron-left',
  'chevron-right': 'chevron-right',
  cip: 'gem',
  clock: 'clock',
  'clock-alert': 'clock-alert',
  close: 'x',
  'cloud-fog': 'cloud-fog',
  control: own,
  copy: 'copy',
  cup: 'coffee',
  customs: 'stamp',
  dog: 'dog',
  dot: own,
  download: 'download',
  'dressing-room': own,
  'duty-free': own,
  elevator: own,
  energy: 'smartphone-charging',
  external: 'external-link',
  eye: 'eye',
  facebook: own,
  'family-room': own,
  file: 'file-text',
  filter: 'funnel',
  fly: 'plane-takeoff',
  footprints: 'footprints',
  gate: own,
  gift: 'gift',
  globe: 'globe',
  heart: 'heart',
  help: 'circle-question-mark',
  hourglass: 'hourglass',
  info: 'info',
  input: 'log-in',
  instagram: own,
  insurance: 'umbrella',
  key: 'key-round',
  'kids-room': own,
  leaf: 'leaf',
  link: 'link',
  list: 'list',
  luggage: own,
  mail: 'mail',
  'map-pin': 'map-pin',
  maximize: 'maximize',
  medicine: 'briefcase-medical',
  menu: 'menu',
  minus: 'minus',
  moon: 'moon',
  newspaper: 'newspaper',
  'nuts-fruits': own,
  office: 'building-2',
  parking: 'circle-parking',
  passport: own,
  'people-view': 'binoculars',
  phone: 'phone',
  pill: 'pill',
  plane: 'plane',
  'plane-landing': 'plane-landing',
  'plane-takeoff': 'plane-takeoff',
  plus: 'plus',
  police: own,
  'prayer-room': own,
  print: 'printer',
  'prohibited-corrosive': own,
  'prohibited-explosives': 'bomb',
  'prohibited-flammable-liquids': own,
  'prohibited-flammable-solids': own,
  'prohibited-gases': own,
  'prohibited-oxidisers': own,
  'prohibited-radioactive': 'radiation',
  'prohibited-toxic': 'skull',
  'prohibited-weapons': own,
  radar: 'radar',
  refresh: 'refresh-cw',
  retail: 'shopping-basket',
  route: own,
  safe: own,
  scale: 'scale',
  search: 'search',
  share: 'share-2',
  shield: 'shield',
  shop: 'store',
  'sim-cards': 'card-sim',
  smoke: 'cigarette',
  sort: 'arrow-up-down',
  souvenirs: 'amphora',
  star: 'star',
  supermarket: 'shopping-cart',
  swap: own,
  tag: 'tag',
  'tax-free': own,
  taxi: 'car-taxi-front',
  telegram: own,
  ticket: 'ticket',
  timer: 'timer',
  train: 'train-front',
  'tur-info': 'map-pinned',
  users: 'users',
  utensils: 'utensils',
  vip: 'crown',
  voz: 'accessibility',
  washroom: own,
  wc: own,
  wifi: 'wifi',
  'wifi-off': 'wifi-off',
  'x-circle': 'circle-x',
  youtube: own,
};

const licence =
  'Signs from Lucide (ISC, © Lucide Icons and Contributors; parts MIT, © Cole Bemis, Feather) and own drawings.';

async function symbol(name: string, source: string | typeof own): Promise<string> {
  const file =
    source === own
      ? path.join(root, 'tools/icon-sources', `${name}.svg`)
      : path.join(root, 'node_modules/lucide-static/icons', `${source}.svg`);
  const shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(await readFile(file, 'utf8'))?.[1];
  if (!shapes?.trim()) throw new Error(`${file} holds no drawing`);
  const inner = joined(shapes);
  // A custom property crosses into <use>; plain CSS would lose to the attribute on the symbol.
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="var(--icon-stroke, 1.6)" stroke-linecap="round" stroke-linejoin="round">${inner}</symbol>`;
}

/**
 * The shapes of a drawing in as few elements as can be: each page that shows an icon has its browser
 * build all of them.
 */
function joined(shapes: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true, floatPrecision: 3 } },
      { name: 'mergePaths', params: { force: true, floatPrecision: 3 } },
    ],
  });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

/** The generated files: path from the repository's root → content. The same input gives the same bytes. */
async function buildIcons(): Promise<Map<string, string>> {
  const names = Object.keys(signs).sort();
  const symbols = await Promise.all(names.map((name) => symbol(name, signs[name] ?? own)));
  const sprite = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">',
    `<!-- ${licence} -->`,
    ...symbols,
    '</svg>',
    '',
  ].join('\n');
  const types = [
    '// Written by tools/icons.ts.',
    'export const iconNames = [',
    ...names.map((name) => `  '${name}',`),
    '] as const;',
    '',
    'export type IconName = (typeof iconNames)[number];',
    '',
  ].join('\n');
  return new Map([
    ['public/icons.svg', sprite],
    ['src/ui/Icon/names.ts', types],
  ]);
}

await writeFiles(await buildIcons());
