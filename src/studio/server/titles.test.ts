import { expect, test } from 'vitest';
import { titlesOf } from './titles';

test('a document is called by its title in each language, else by the Uzbek one', () => {
  const document = {
    id: 3,
    slug: 'passengers--baggage',
    title: { uz: 'Bagaj', ru: 'Багаж', en: ' ' },
  };
  expect(titlesOf('title', document)).toEqual({ uz: 'Bagaj', ru: 'Багаж', en: 'Bagaj' });
});

test.each([
  ['a title in another language', { title: { ru: 'Багаж' }, slug: 'baggage' }, 'Багаж'],
  ['a name in addresses', { title: {}, slug: 'baggage', id: 3 }, 'baggage'],
  ['a file', { title: null, filename: 'hall.jpg', id: 3 }, 'hall.jpg'],
  ['nothing but an id', { id: 3 }, '3'],
  ['one title for all languages', { title: 'RGX', slug: 'rgx' }, 'RGX'],
])('a document with %s', (_, document, expected) => {
  expect(titlesOf('title', document).en).toBe(expected);
});
