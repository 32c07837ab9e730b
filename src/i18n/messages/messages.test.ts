import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { defaultLocale, locales, translatedLocales } from '../locales';
import { alphabets, otherAlphabets } from '../uzbek-alphabets/alphabets';
import { messages } from '.';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The words of each language, Uzbek in each alphabet, by the file that has them. */
const files = [...locales, ...otherAlphabets.map((name) => alphabets[name].tag)];

/** Every key with the arguments its text takes. */
function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${prefix}${key} ${[...new Set(value.match(/\{\w+/g))].sort().join(' ')}`
      : keysOf(value as object, `${prefix}${key}.`),
  );
}

test.each(translatedLocales)('%s has the keys and arguments of the default language', (lang) => {
  expect(keysOf(messages[lang])).toEqual(keysOf(messages[defaultLocale]));
});

test.each(otherAlphabets)('%s has the keys and arguments of the Latin messages', (name) => {
  const words = JSON.parse(read(`${alphabets[name].tag}.json`)) as object;
  expect(keysOf(words)).toEqual(keysOf(messages.uz));
});

test('Uzbek is written with its own letters, not with quotes', () => {
  expect(JSON.stringify(messages.uz)).not.toMatch(/[og]['’‘`]/i);
});

test.each(locales)(
  'the numbers of %s are put in as they are: a format for them takes long to make',
  (lang) => {
    expect(JSON.stringify(messages[lang])).not.toMatch(/#|, (number|date|time)\b/);
  },
);

test.each(files)("the site's fonts have the letters of %s", (file) => {
  const fonts =
    read('../../styles/_fonts.scss') +
    (file === alphabets.cyrillic.tag ? read('../../app/(site)/[locale]/fonts.ts') : '');
  const ranges = [...fonts.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  const letters = new Set(read(`${file}.json`).match(/\p{L}/gu));
  const missing = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
  expect(missing).toEqual([]);
});
