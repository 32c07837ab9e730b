import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { hashOf } from './hash';
import { changesAfter, sourcesAfter } from './record-translation';

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

const now = { by: 'Dilnoza Karimova', at: '2026-11-19T11:40:00.000Z' };
const earlier = { by: null, at: '2026-10-01T06:00:00.000Z' };
const uzbek = {
  ...source,
  translation: { by: null, at: '', sources: {}, changes: { lead: earlier } },
};

test('a source text that is written anew says when, the others what they said', () => {
  const changes = (more: object) =>
    changesAfter({ fields, before: uzbek, after: { ...source, ...more } }, now);
  expect(changes({})).toEqual({ lead: earlier });
  expect(changes({ title: 'Bir' })).toEqual({ lead: earlier, title: now });
  expect(changes({ lead: 'Ikki' })).toEqual({ lead: now });
  const rows = [...source.rows, { id: 'b', text: 'toʻrt' }];
  expect(changes({ rows })).toEqual({ lead: earlier, 'rows.b.text': now });
  expect(changes({ rows: [] })).toEqual({ lead: earlier });
});

test('the texts with which a document begins are no changes', () => {
  expect(changesAfter({ fields, before: undefined, after: source }, now)).toEqual({});
  expect(changesAfter({ fields, before: {}, after: source }, now)).toEqual({});
});
