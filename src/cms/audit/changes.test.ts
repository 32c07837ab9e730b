import { expect, test } from 'vitest';
import { changedFields, publicChange, publicIn } from './changes';

test('a status is one for all languages, or each has its own', () => {
  expect(publicIn('published')).toEqual(['uz', 'ru', 'en']);
  expect(publicIn({ uz: 'published', ru: 'draft', en: 'published' })).toEqual(['uz', 'en']);
  expect([publicIn('draft'), publicIn(null), publicIn(undefined)]).toEqual([[], [], []]);
});

test.each<[string, Parameters<typeof publicChange>, ReturnType<typeof publicChange>]>([
  ['a first publication', [[], ['uz'], ['uz']], { published: ['uz'], takenDown: [] }],
  ['published again', [['uz', 'ru'], ['uz', 'ru'], ['ru']], { published: ['ru'], takenDown: [] }],
  ['taken down', [['uz', 'ru'], ['uz'], ['ru']], { published: [], takenDown: ['ru'] }],
  ['nothing public', [[], [], ['uz']], { published: [], takenDown: [] }],
])('%s', (_, [before, after, written], expected) => {
  expect(publicChange(before, after, written)).toEqual(expected);
});

test('fields that differ are named; counters, secrets and what is empty either way are not', () => {
  const before = { id: 1, title: 'a', gate: null, hash: 'x', updatedAt: '1', city: 7, rows: [1] };
  const city = { id: 7, name: 'Navoiy', updatedAt: '2' };
  expect(changedFields(before, { ...before, gate: '', hash: 'y', updatedAt: '2', city })).toEqual(
    [],
  );
  expect(changedFields(before, { ...before, title: 'b', rows: [2], note: 'n' })).toEqual([
    'title',
    'rows',
    'note',
  ]);
});
