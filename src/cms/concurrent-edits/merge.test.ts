import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { changesBetween, merge } from './merge';

const text = (name: string, localized = false) => ({ name, type: 'text', localized });
const fields = [
  text('title', true),
  text('slug'),
  { name: 'phone', type: 'group', flattenedFields: [text('number'), text('label', true)] },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [
      {
        slug: 'note',
        flattenedFields: [
          text('heading', true),
          text('icon'),
          { name: 'items', type: 'array', flattenedFields: [text('text', true)] },
        ],
      },
    ],
  },
  { name: 'city', type: 'relationship', relationTo: 'cities' },
  { name: 'translation', type: 'json', localized: true },
] as unknown as FlattenedField[];

const note = (id: string, heading: string, more: object = {}) => ({
  id,
  blockType: 'note',
  heading,
  ...more,
});

const read = {
  id: 1,
  title: 'Bagaj',
  slug: 'bagaj',
  phone: { number: '1', label: 'Qoʻngʻiroq' },
  sections: [note('a', 'Bir'), note('b', 'Ikki', { items: [{ id: 'x', text: 'x' }] })],
  city: 3,
};

type Read = Omit<Partial<typeof read>, 'sections'> & { sections?: object[] };
const changed = (change: Read) => ({ ...read, ...change });

/** What becomes of two edits of what both have read. */
function merged(theirs: Read, mine: Read, knows = true) {
  const changes = changesBetween(fields, read, changed(theirs));
  const since = new Map(changes.map(({ path, rows }) => [path, rows]));
  const own = changesBetween(fields, read, changed(mine)).map(({ path }) => path);
  const writing = { since, written: knows ? new Set(own) : null };
  return merge(fields, changed(theirs), changed(mine), writing);
}

const headings = ({ document }: { document: Record<string, unknown> }) =>
  (document.sections as { heading: string }[]).map(({ heading }) => heading);

test('changes are named by fields and rows', () => {
  const after = changed({
    title: 'Bagaj qoidalari',
    phone: { number: '2', label: 'Qoʻngʻiroq' },
    sections: [note('b', 'Ikki', { items: [{ id: 'x', text: 'y' }] }), note('c', 'Uch')],
  });
  expect(changesBetween(fields, read, after)).toEqual([
    { path: 'title', localized: true },
    { path: 'phone.number', localized: false },
    { path: 'sections', localized: false, rows: ['a', 'b'] },
    { path: 'sections.a', localized: false },
    { path: 'sections.b.items.x.text', localized: true },
  ]);
});

test('the same document, read with what it refers to, has no changes', () => {
  const city = { id: 3, name: 'Buxoro', createdAt: '2026-01-01' };
  expect(
    changesBetween(fields, read, { ...read, city, updatedAt: 'now', translation: {} }),
  ).toEqual([]);
});

test('different fields come together, whether or not the writer says which are theirs', () => {
  const result = merged({ title: 'Yangi' }, { phone: { number: '7', label: 'Qoʻngʻiroq' } });
  expect(result.conflicts).toEqual([]);
  expect(result.document).toMatchObject({ title: 'Yangi', phone: { number: '7' } });
});

test('one field of both is a conflict, and what is there stays', () => {
  const result = merged({ title: 'Ularniki' }, { title: 'Meniki', slug: 'yuk' });
  expect(result.conflicts).toEqual([{ path: 'title', mine: 'Meniki', theirs: 'Ularniki' }]);
  expect(result.document).toMatchObject({ title: 'Ularniki', slug: 'yuk' });
});

test('the same text by both is none', () => {
  expect(merged({ title: 'Yuk' }, { title: 'Yuk' }).conflicts).toEqual([]);
});

test('who does not say what they changed is held to all that they send', () => {
  const result = merged({ title: 'Ularniki' }, {}, false);
  expect(result.conflicts).toEqual([{ path: 'title', mine: 'Bagaj', theirs: 'Ularniki' }]);
});

test('what is not sent is left alone', () => {
  const theirs = changed({ title: 'Ularniki' });
  const writing = { since: new Map([['title', undefined]]), written: null };
  expect(merge(fields, theirs, { slug: 'yuk' }, writing)).toEqual({
    document: { slug: 'yuk' },
    conflicts: [],
  });
});

const [a, b] = read.sections;
test.each<[string, object[], object[], string[]]>([
  [
    'both add a section',
    [a!, note('t', 'T'), b!],
    [a!, b!, note('m', 'M')],
    ['Bir', 'T', 'Ikki', 'M'],
  ],
  ['they move, I write', [b!, a!], [note('a', 'Meniki'), b!], ['Ikki', 'Meniki']],
  ['I move, they write', [note('a', 'Ularniki'), b!], [b!, a!], ['Ikki', 'Ularniki']],
  ['they take one away', [b!], [a!, note('b', 'Meniki')], ['Meniki']],
  ['they take away what I write in', [b!], [note('a', 'Meniki'), b!], ['Meniki', 'Ikki']],
  ['I take one away', [a!, note('b', 'Ularniki')], [b!], ['Ularniki']],
  ['I take away what they write in', [note('a', 'Ularniki'), b!], [b!], ['Ularniki', 'Ikki']],
  ['both take another away', [b!], [a!], []],
])('rows: %s', (_name, theirs, mine, expected) => {
  const result = merged({ sections: theirs }, { sections: mine });
  expect(result.conflicts).toEqual([]);
  expect(headings(result)).toEqual(expected);
});

test('a row that was taken away meanwhile is a conflict for who sends the whole document', () => {
  const { conflicts, document } = merged({ sections: [b!] }, {}, false);
  expect(conflicts).toEqual([{ path: 'sections.a', mine: a, theirs: null }]);
  expect(headings({ document })).toEqual(['Ikki']);
});

test('a new row has no id yet', () => {
  const added = { blockType: 'note', heading: 'Yangi' };
  const result = merged({ title: 'Ularniki' }, { sections: [a!, b!, added] });
  expect(headings(result)).toEqual(['Bir', 'Ikki', 'Yangi']);
});
