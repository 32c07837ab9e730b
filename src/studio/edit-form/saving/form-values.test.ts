import { expect, test } from 'vitest';
import { valueAt, valuesOf, valuesOfOthers, writtenBetween } from './form-values';

const form = (heading: string, more: object = {}) => ({
  title: { value: 'Bagaj' },
  revision: { value: 3 },
  updatedAt: { value: '2026-11-26' },
  sections: { value: 2, rows: [{ id: 'a' }, { id: 'b' }] },
  'sections.0.id': { value: 'a' },
  'sections.0.blockType': { value: 'text' },
  'sections.0.heading': { value: heading },
  'sections.1.id': { value: 'b' },
  'sections.1.items': { value: 1, rows: [{ id: 'x' }] },
  'sections.1.items.0.text': { value: null },
  ...more,
});

test('values go by the ids of rows, without what nobody writes', () => {
  expect([...valuesOf(form('Bir'))]).toEqual([
    ['title', 'Bagaj'],
    ['sections', ['a', 'b']],
    ['sections.a.heading', 'Bir'],
    ['sections.b.items', ['x']],
    ['sections.b.items.x.text', null],
  ]);
});

test('what was written is told from what only moved', () => {
  const moved = {
    ...form('Bir'),
    sections: { value: 2, rows: [{ id: 'b' }, { id: 'a' }] },
    'sections.0.heading': undefined,
    'sections.1.heading': { value: 'Bir' },
    'sections.1.items': undefined,
    'sections.1.items.0.text': undefined,
    'sections.0.items': { value: 1, rows: [{ id: 'x' }] },
    'sections.0.items.0.text': { value: undefined },
  };
  expect(writtenBetween(valuesOf(form('Bir')), valuesOf(moved))).toEqual(['sections']);
  expect(writtenBetween(valuesOf(form('Bir')), valuesOf(form('Birinchi')))).toEqual([
    'sections.a.heading',
  ]);
});

const document = {
  title: 'Yuk',
  sections: [
    { id: 'a', heading: 'Bir' },
    { id: 'b', items: [{ id: 'x', text: 'yangi' }] },
  ],
};

test('a document is read by such paths', () => {
  expect(valueAt(document, 'sections.b.items.x.text')).toBe('yangi');
  expect(valueAt(document, 'sections.c.items.x.text')).toBeUndefined();
});

test('what others wrote is what the document has otherwise', () => {
  const mine = valuesOf(form('Meniki'));
  expect([...valuesOfOthers(document, mine, ['sections.a.heading'])]).toEqual([
    ['title', 'Yuk'],
    ['sections.b.items.x.text', 'yangi'],
  ]);
});
