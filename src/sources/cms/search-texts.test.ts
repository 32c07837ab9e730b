import { expect, test } from 'vitest';
import { localText, provenanceOf } from '@/lib/local-text';
import { summaryHtml, titleHtml } from './search-texts';

const uzbek = (text: string) => localText(text, { lang: 'uz' });

test('a title in Uzbek says so, with its words marked', () => {
  const html = titleHtml(uzbek('Qoʻl yuki & bagaj'), ['bagaj']);
  expect(provenanceOf(html)).toEqual({ text: 'Qoʻl yuki &amp; <mark>bagaj</mark>', lang: 'uz' });
});

test('a title of the page’s language says nothing', () => {
  expect(titleHtml('Ручная кладь', ['кладь'])).toBe('Ручная <mark>кладь</mark>');
});

test.each([
  ['the line under the title', [uzbek('Bagaj qoidalari'), 'Багаж'], 'bagaj', 'uz'],
  ['the body', ['Что взять с собой', uzbek('Chamadon va bagaj')], 'bagaj', 'uz'],
  ['a body of the page’s language', [uzbek('Chamadon'), 'Правила багажа'], 'багажа', undefined],
  ['the first text where nothing is found', [uzbek('Chamadon'), 'Багаж'], 'xyz', 'uz'],
])('a summary is in the language of %s', (_, texts, token, lang) => {
  const { text, lang: found } = provenanceOf(summaryHtml(texts, [token]));
  expect(found).toBe(lang);
  expect(text.includes('<mark>')).toBe(token !== 'xyz');
});

test('a text that is cut still says that it is in Uzbek', () => {
  const long = uzbek(`Bagaj ${'juda uzun matn '.repeat(40)}`);
  const { text, lang } = provenanceOf(summaryHtml([long, ''], ['bagaj']));
  expect(lang).toBe('uz');
  expect(text).toMatch(/ …$/);
});
