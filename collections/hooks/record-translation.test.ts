import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { hashOf } from '../translations/round-trip/hash';
import { sourcesAfter } from './record-translation';

const text = (name: string) => ({ name, type: 'text', localized: true });
const fields = [
  text('title'),
  text('lead'),
  { name: 'rows', type: 'array', flattenedFields: [text('text')] },
] as unknown as FlattenedField[];

const source = { title: 'bir', lead: 'ikki', rows: [{ id: 'a', text: 'uch' }] };
const after = { title: 'one', lead: 'two', rows: [{ id: 'a', text: 'three' }] };
const known = { title: 'old', lead: 'older', 'rows.a.text': hashOf('uch') };
const before = { ...after, translation: { by: null, at: '', sources: known } };

const save = (more: object = {}, confirmed: string[] = []) =>
  sourcesAfter({ fields, before, after: { ...after, ...more }, source, confirmed });

test('a first translation stands against the Uzbek texts as they are', () => {
  expect(sourcesAfter({ fields, before: undefined, after, source, confirmed: [] })).toEqual({
    title: hashOf('bir'),
    lead: hashOf('ikki'),
    'rows.a.text': hashOf('uch'),
  });
});

test('only what was written anew is renewed', () => {
  expect(save()).toEqual(known);
  expect(save({ title: 'One' })).toEqual({ ...known, title: hashOf('bir') });
  expect(save({ rows: [{ id: 'a', text: 'THREE' }] })).toEqual(known);
});

test('a confirmed text is renewed as it is', () => {
  expect(save({}, ['lead'])).toEqual({ ...known, lead: hashOf('ikki') });
});

test('a text that is taken away stands against nothing', () => {
  expect(save({ title: '' })).toEqual({ lead: 'older', 'rows.a.text': hashOf('uch') });
});

test('a row stands for itself, wherever it is moved', () => {
  const two = [
    { id: 'b', text: 'four' },
    { id: 'a', text: 'three' },
  ];
  expect(save({ rows: two })).toEqual({ ...known, 'rows.b.text': '' });
});
