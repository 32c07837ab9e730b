import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBlank, isText, localText, mapText, plain, provenanceOf } from './local-text';

const fields = fc.stringMatching(/^[a-z-]+:\d{1,6}:[a-zA-Z0-9.]+$/);

test('a text comes back with where it comes from, and changed too', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.option(fields, { nil: undefined }),
      fc.constantFrom('uz' as const, undefined),
      (words, field, lang) => {
        const from = { ...(lang && { lang }), ...(field && { field }) };
        const text = localText(words, { lang, field });
        expect(provenanceOf(text)).toEqual({ text: words, ...from });
        expect(plain(text)).toBe(words);
        expect(isText(text)).toBe(true);
        expect(provenanceOf(mapText(text, (it) => `${it}!`))).toEqual({
          text: `${words}!`,
          ...from,
        });
      },
    ),
  );
});

test('a text of its own language without a field is a string', () => {
  expect(localText('Bagaj', {})).toBe('Bagaj');
});

test.each([
  ['', true],
  [' ', true],
  [null, true],
  [localText(' ', { lang: 'uz' }), true],
  [localText('', { field: 'pages:1:title' }), false],
  ['Bagaj', false],
])('%j is blank: %s', (text, blank) => {
  expect(isBlank(text)).toBe(blank);
});

test.each([[null], [1], [{ text: 'a' }], [{ lang: 'uz' }], [{ text: 1, lang: 'uz' }], [['a']]])(
  '%j is no text',
  (value) => {
    expect(isText(value)).toBe(false);
  },
);
