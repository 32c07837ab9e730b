import type { FlattenedField } from 'payload';
import { expect, test } from 'vitest';
import { differenceBeyondTexts } from './enforce-reach';

const text = (name: string, localized = true) => ({ name, type: 'text', localized });
const fields = [
  text('title'),
  text('slug', false),
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'on', type: 'date' },
  { name: 'group', type: 'group', flattenedFields: [text('text'), text('href', false)] },
  {
    name: 'sections',
    type: 'blocks',
    blocks: [{ slug: 'notice', flattenedFields: [text('text'), text('tone', false)] }],
  },
] as unknown as FlattenedField[];

const section = { id: 'a', blockType: 'notice', text: 'bir', tone: 'info' };
const page = {
  id: 1,
  title: 'bir',
  slug: 'page',
  image: { id: 7 },
  on: '2026-11-21T00:00:00.000Z',
  group: { text: 'bir', href: '/' },
  sections: [section],
};

test.each([
  ['the same', {}],
  ['another text', { title: 'ikki' }],
  ['a text within a group', { group: { text: 'ikki', href: '/' } }],
  ['a text within a row', { sections: [{ ...section, text: 'ikki' }] }],
  ['a picture by its id', { image: 7 }],
  ['what Payload writes itself', { updatedAt: 'now', _status: 'draft', translation: {} }],
])('%s is no difference', (_, change) => {
  expect(differenceBeyondTexts(fields, page, { ...page, ...change })).toBeNull();
});

test.each([
  ['slug', { slug: 'other' }],
  ['image', { image: 8 }],
  ['on', { on: '2026-11-22T00:00:00.000Z' }],
  ['group.href', { group: { text: 'bir', href: '/services/' } }],
  ['sections', { sections: [] }],
  ['sections', { sections: [section, { ...section, id: 'b' }] }],
  ['sections', { sections: [{ ...section, id: undefined }] }],
  ['sections.0.tone', { sections: [{ ...section, tone: 'warn' }] }],
])('%s is one', (path, change) => {
  expect(differenceBeyondTexts(fields, page, { ...page, ...change })).toBe(path);
});

test('nothing in several forms is the same', () => {
  const empty = { id: 1, slug: '', image: null, sections: null };
  expect(differenceBeyondTexts(fields, {}, empty)).toBeNull();
  expect(differenceBeyondTexts(fields, empty, { sections: [], group: {} })).toBeNull();
});
