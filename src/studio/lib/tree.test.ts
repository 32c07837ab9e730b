import { expect, test } from 'vitest';
import type { Counts } from '@/cms/translation-status/status';
import type { Entry } from '@/studio/server/overview';
import { filtered, isCalled, rowsOf, treeOf, type Filter, type Kinds } from './tree';

const counts = (work: Partial<Counts> = {}): Counts => ({
  own: 4,
  changed: 0,
  fallback: 0,
  missing: 0,
  empty: 0,
  ...work,
});

const entry = (
  ref: string,
  title: string,
  path: string | null,
  group: Entry['group'],
  ru: Partial<Counts> = {},
): Entry => ({
  ref,
  kind: ref.split(':')[0] ?? '',
  title,
  titles: { uz: title, ru: title, en: title },
  path,
  group,
  languages: {
    uz: { counts: counts(), published: true },
    ru: { counts: counts(ru), published: true },
    en: { counts: counts(), published: false },
  },
});

const entries = [
  entry('pages:1', 'Bosh sahifa', '/', 'home'),
  {
    ...entry('pages:2', 'Bagaj', '/passengers/baggage/', 'passengers', { changed: 2 }),
    titles: { uz: 'Bagaj', ru: 'Ручная кладь', en: 'Hand luggage' },
  },
  entry('pages:3', 'Doʻkonlar', '/services/shops/', 'services'),
  entry('places:1', 'Kitob dunyosi', '/services/shops/kitob/', 'services', { missing: 1 }),
  entry('places:2', 'Choyxona', '/services/cafes-and-restaurants/choyxona/', 'services'),
  entry('header', 'header', '/', 'everywhere', { fallback: 1 }),
];
const kinds: Kinds = {
  pages: { name: 'Pages', isGlobal: false, hasDrafts: true },
  places: { name: 'Places', isGlobal: false, hasDrafts: true },
  header: { name: 'Header and menu', isGlobal: true, hasDrafts: true },
};
const groups = (['home', 'passengers', 'services', 'everywhere'] as const).map((name) => ({
  name,
  title: name,
}));
const everything: Filter = {
  todo: false,
  kind: null,
  state: null,
  lang: 'ru',
  languages: ['uz', 'ru', 'en'],
  text: '',
};
const refs = (change: Partial<Filter>) =>
  filtered(entries, { ...everything, ...change }, kinds).map(({ ref }) => ref);

test('pages and globals are rows, other kinds a row for each list of the site', () => {
  const rows = rowsOf(treeOf(entries, entries, kinds, groups), ({ type }) => type === 'group');
  expect(rows.map(({ node, level, open }) => [node.title, level, open])).toEqual([
    ['Bosh sahifa', 1, undefined],
    ['passengers', 1, true],
    ['Bagaj', 2, undefined],
    ['services', 1, true],
    ['Doʻkonlar', 2, undefined],
    ['Doʻkonlar', 2, false],
    ['Places', 2, false],
    ['everywhere', 1, true],
    ['Header and menu', 2, undefined],
  ]);
  expect(rows[4]).toMatchObject({ position: 1, siblings: 3, parent: 'services' });
});

test('filters leave what they name', () => {
  expect(refs({})).toHaveLength(entries.length);
  expect(refs({ todo: true })).toEqual(['pages:2', 'places:1', 'header']);
  expect(refs({ todo: true, languages: ['en'] })).toEqual([]);
  expect(refs({ kind: 'places' })).toEqual(['places:1', 'places:2']);
  expect(refs({ kind: 'everywhere' })).toEqual(['header']);
  expect(refs({ state: 'missing' })).toEqual(['places:1']);
  expect(refs({ state: 'missing', lang: 'en' })).toEqual([]);
});

test('documents with the words in a text are left as well, but not past other filters', () => {
  const inTexts = new Set(['pages:1', 'places:1']);
  expect(refs({ text: 'bagaj', inTexts })).toEqual(['pages:1', 'pages:2', 'places:1']);
  expect(refs({ text: 'bagaj', inTexts, todo: true })).toEqual(['pages:2', 'places:1']);
  expect(entries.filter((one) => isCalled(one, 'bagaj', kinds)).map(({ ref }) => ref)).toEqual([
    'pages:2',
  ]);
});

test.each([
  ['dokon', ['pages:3']],
  ['DOʻKON', ['pages:3']],
  ['shops', ['pages:3', 'places:1']],
  ['header and', ['header']],
  ['luggage', ['pages:2']],
  ['кладь', ['pages:2']],
  ['КИТОБ', ['places:1']],
  ['places:2', ['places:2']],
  ['nothing of the kind', []],
])('a search for %s, whatever the apostrophe', (text, found) => {
  expect(refs({ text })).toEqual(found);
});
