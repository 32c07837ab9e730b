import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain, provenanceOf } from './provenance';
import { withProvenance } from './provenance-marks';
import { marked, unmarked } from './provenance-marks';

const texts = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !/[\u2060-\u2063\u200c\u200d]/.test(text));
const fields = fc.stringMatching(/^[a-z-]+:\d{1,6}:[a-zA-Z0-9.]+$/);

test('a text comes back with where it comes from', () => {
  fc.assert(
    fc.property(
      texts,
      fc.option(fields, { nil: undefined }),
      fc.constantFrom('uz' as const, undefined),
      (text, field, lang) => {
        const carried = withProvenance(text, { lang, field });
        expect(provenanceOf(carried)).toEqual({
          text,
          ...(lang && { lang }),
          ...(field && { field }),
        });
        expect(plain(carried)).toBe(text);
      },
    ),
  );
});

test('a text of its own language without a field is left as it is', () => {
  expect(withProvenance('Bagaj', {})).toBe('Bagaj');
});

test('an empty text still says which field it is', () => {
  const carried = withProvenance('', { field: 'pages:1:title' });
  expect(carried).not.toBe('');
  expect(provenanceOf(carried)).toEqual({ text: '', field: 'pages:1:title' });
});

test('a reply goes over the wire plain, with the texts that stand in Uzbek, and comes back', () => {
  const data = {
    title: withProvenance('Bagaj', { lang: 'uz' }),
    items: [{ text: 'Own', count: 3, none: null }, withProvenance('', { lang: 'uz' })],
  };
  const { data: sent, fallback } = unmarked(data);
  expect(sent).toEqual({ title: 'Bagaj', items: [{ text: 'Own', count: 3, none: null }, ''] });
  expect(fallback).toEqual(['Bagaj']);
  expect(marked(sent, fallback)).toEqual({ ...data, items: [data.items[0], ''] });
  expect(marked(sent, undefined)).toBe(sent);
});
