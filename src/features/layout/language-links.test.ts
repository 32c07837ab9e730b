import { expect, test } from 'vitest';
import type { Locale } from '@/i18n/locales';
import { isOfAlphabet, languageLinks, languageSign } from './language-links';

const options = (current: Locale) =>
  (['uz', 'ru', 'en'] as const).map((value) => ({
    value,
    text: value,
    ...(value === current && { selected: true }),
  }));

const linksOf = (current: Locale, alphabet: 'latin' | 'cyrillic') =>
  languageLinks(options(current), alphabet).map(({ tag, prefix, selected }) => [
    tag,
    prefix,
    Boolean(selected),
  ]);

test('Uzbek is offered in both alphabets; the other one is chosen on the way', () => {
  const [ru, en] = [
    ['ru', '/ru', false],
    ['en', '/en', false],
  ];
  expect(linksOf('uz', 'latin')).toEqual([
    ['uz', '', true],
    ['uz-Cyrl', '/alphabet/cyrillic', false],
    ru,
    en,
  ]);
  expect(linksOf('uz', 'cyrillic')).toEqual([
    ['uz', '/alphabet/latin', false],
    ['uz-Cyrl', '', true],
    ru,
    en,
  ]);
  expect(linksOf('ru', 'latin')).toEqual([
    ['uz', '/alphabet/latin', false],
    ['uz-Cyrl', '/alphabet/cyrillic', false],
    ['ru', '/ru', true],
    en,
  ]);
});

test('only links that keep a choice are not to be followed by robots', () => {
  const links = languageLinks(options('ru'), 'latin');
  expect(links.filter(({ rel }) => rel === 'nofollow').map(({ tag }) => tag)).toEqual([
    'uz',
    'uz-Cyrl',
  ]);
  expect(links.filter(isOfAlphabet)).toHaveLength(2);
});

test('a language that the site has not is left out', () => {
  expect(languageLinks([{ value: 'de', text: 'Deutsch' }], 'latin')).toEqual([]);
});

test('the language of a page has a sign of two letters', () => {
  expect(languageSign('uz', 'latin')).toBe('uz');
  expect(languageSign('uz', 'cyrillic')).toBe('ўз');
  expect(languageSign('ru', 'latin')).toBe('ru');
});
