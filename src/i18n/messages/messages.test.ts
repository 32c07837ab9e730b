import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { names } from '@/features/names';
import { byLanguage, defaultLocale, locales, translatedLocales } from '../locales';
import { messages } from '.';

const words = byLanguage((lang) => ({ ...messages[lang], names: names[lang] }));

/** Every key with the arguments its text takes. */
function keysOf(some: object, prefix = ''): string[] {
  return Object.entries(some).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${prefix}${key} ${[...new Set(value.match(/\{\w+/g))].sort().join(' ')}`
      : keysOf(value as object, `${prefix}${key}.`),
  );
}

test.each(translatedLocales)('%s has the keys and arguments of the default language', (lang) => {
  expect(keysOf(words[lang]).sort()).toEqual(keysOf(words[defaultLocale]).sort());
});

test('Uzbek is written with its own letters, not with quotes', () => {
  expect(JSON.stringify(words.uz)).not.toMatch(/[og]['’‘`]/i);
});

test.each(locales)(
  'the numbers of %s are put in as they are: a format for them takes long to make',
  (lang) => {
    expect(JSON.stringify(words[lang])).not.toMatch(/#|, (number|date|time)\b/);
  },
);

test.each(locales)("the site's fonts have the letters of %s", (lang) => {
  const fonts = readFileSync(path.join(import.meta.dirname, '../../styles/_fonts.scss'), 'utf8');
  const ranges = [...fonts.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  const letters = new Set(JSON.stringify(words[lang]).match(/\p{L}/gu));
  const missing = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
  expect(missing).toEqual([]);
});
