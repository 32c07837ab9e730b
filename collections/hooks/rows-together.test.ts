import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { movedRows } from './rows-together';

const items = { name: 'items', type: 'array', flattenedFields: [{ name: 'text', type: 'text' }] };
const fields = [
  { name: 'title', type: 'text' },
  { name: 'group', type: 'group', flattenedFields: [items] },
  { name: 'sections', type: 'blocks', blocks: [{ slug: 'list', flattenedFields: [items] }] },
] as unknown as FlattenedField[];

const row = (id: string) => ({ id, text: id });
const list = (id: string, ...rows: string[]) => ({ id, blockType: 'list', items: rows.map(row) });
const published = {
  group: { items: [row('a'), row('b')] },
  sections: [list('s', 'c', 'd'), list('t')],
};

test.each([
  ['the same', {}],
  ['other texts', { title: 'x', group: { items: [{ id: 'a', text: 'x' }, row('b')] } }],
  ['rows at the end', { group: { items: [row('a'), row('b'), row('n')] } }],
  ['rows at an inner end', { sections: [list('s', 'c', 'd', 'n'), list('t', 'n'), list('u')] }],
])('%s stay where they were', (_, change) => {
  expect(movedRows(fields, published, { ...published, ...change })).toBeNull();
});

test.each([
  ['group.items', { group: { items: [row('b'), row('a')] } }],
  ['group.items', { group: { items: [row('a')] } }],
  ['group.items', { group: {} }],
  ['sections', { sections: [list('t'), list('s', 'c', 'd')] }],
  ['sections', { sections: [list('n'), list('s', 'c', 'd'), list('t')] }],
  ['sections.0.items', { sections: [list('s', 'd', 'c'), list('t')] }],
])('rows of %s do not', (path, change) => {
  expect(movedRows(fields, published, { ...published, ...change })).toBe(path);
});

test('where nothing is public nothing has moved', () => {
  expect(movedRows(fields, {}, published)).toBeNull();
});
