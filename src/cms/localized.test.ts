import { expect, test } from 'vitest';
import { inLanguage } from './localized';

const document = {
  _status: { uz: 'published', ru: 'published', en: 'draft' },
  phone: { href: 'tel:1', text: { uz: 'bir', ru: 'один', en: 'one' } },
  nav: [{ text: { uz: 'ikki', ru: '' } }],
};

test('a language has its own texts where they are published, else the Uzbek ones', () => {
  expect(inLanguage(document, 'ru')).toMatchObject({
    phone: { href: 'tel:1', text: 'один' },
    nav: [{ text: 'ikki' }],
  });
  expect(inLanguage(document, 'uz')).toMatchObject({ phone: { text: 'bir' } });
});

test('the draft of a language is not shown', () => {
  expect(inLanguage(document, 'en')).toMatchObject({ phone: { text: 'bir' } });
});

test('an unpublished document shows nothing', () => {
  const draft = { ...document, _status: { uz: 'draft' } };
  expect(inLanguage(draft, 'uz')).toMatchObject({ phone: { text: null } });
});

test('a document without drafts is public', () => {
  expect(inLanguage({ name: { uz: 'a', en: 'b' } }, 'en')).toEqual({ name: 'b' });
});

test('formatted text without words falls back, one with a picture does not', () => {
  const state = (...children: object[]) => ({ root: { type: 'root', children } });
  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
  const picture = state({ type: 'upload', value: 1 });
  const uz = state(paragraph('bir'));
  const ru = state(paragraph('один'));
  const inRussian = (body: object) => inLanguage<{ body: unknown }>({ body }, 'ru').body;
  expect(inRussian({ uz, ru })).toEqual(ru);
  expect(inRussian({ uz, ru: state() })).toEqual(uz);
  expect(inRussian({ uz, ru: state(paragraph(' '), { type: 'paragraph' }) })).toEqual(uz);
  expect(inRussian({ uz, ru: null })).toEqual(uz);
  expect(inRussian({ uz, ru: picture })).toEqual(picture);
  expect(inRussian({ ru: state() })).toBeNull();
});

test('a text that no language has is none in any, as is a group of which nothing is known', () => {
  const empty = { sections: [{ id: 'a', text: {}, privacy: {} }], checked: {} };
  for (const lang of ['uz', 'ru', 'en'] as const) {
    expect(inLanguage(empty, lang)).toEqual({
      sections: [{ id: 'a', text: null, privacy: null }],
      checked: null,
    });
  }
});

test('a formatted text that is not what the editor writes is looked at without an error', () => {
  const inRussian = (ru: unknown) =>
    inLanguage<{ body: unknown }>({ body: { uz: 'bir', ru } }, 'ru').body;
  expect(inRussian({ root: { children: 'x' } })).toBe('bir');
  expect(inRussian({ root: { children: [null, 1, { text: 5 }] } })).toBe('bir');
});

test('a text of blanks is an empty one', () => {
  expect(inLanguage({ text: { uz: ' ', ru: '\n' } }, 'ru')).toEqual({ text: '' });
});

test('a picture within a formatted text is described in the language, else in Uzbek', () => {
  const picture = (alt: unknown) => ({
    type: 'upload',
    relationTo: 'media',
    value: { id: 3, alt },
  });
  const body = (alt: unknown) => ({
    root: { type: 'root', children: [{ type: 'paragraph', children: [picture(alt)] }] },
  });
  const read = (alt: unknown) => inLanguage({ body: { uz: body(alt) } }, 'ru');
  expect(read({ uz: 'Zal', ru: 'Зал' })).toEqual({ body: body('Зал') });
  expect(read({ uz: 'Zal' })).toEqual({ body: body('Zal') });
  expect(read({})).toEqual({ body: body(null) });
});

test('texts say the values that they refer to, formatted ones and those of no language too', () => {
  const values = new Map([
    ['press-phone', '+998 1'],
    ['fare', '2000'],
  ]);
  const body = {
    root: { type: 'root', children: [{ type: 'text', text: '{{fare}}' }] },
  };
  const referring = {
    phone: '{{press-phone}}',
    text: { en: 'Call {{press-phone}}' },
    body: { en: body },
  };
  expect(inLanguage(referring, 'en', { values })).toEqual({
    phone: '+998 1',
    text: 'Call +998 1',
    body: { root: { type: 'root', children: [{ type: 'text', text: '2,000' }] } },
  });
  expect(inLanguage({ phone: '{{gone}}' }, 'en')).toEqual({ phone: '' });
});
