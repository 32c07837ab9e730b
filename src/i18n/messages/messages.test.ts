import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { names } from '@/features/names';
import { byLanguage, defaultLocale, locales, translatedLocales } from '../locales';
import { alphabets, otherAlphabets } from '../uzbek-alphabets/alphabets';
import { messages } from '.';

const read = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const words = byLanguage((lang) => ({ ...names[lang], ...messages[lang] }));

/** The words of each language, Uzbek in each alphabet, by the tag of its pages. */
const byTag: Record<string, object> = {
  ...words,
  ...Object.fromEntries(
    otherAlphabets.map((name) => {
      const { tag } = alphabets[name];
      return [tag, JSON.parse(read(`${tag}.json`)) as object];
    }),
  ),
};

/** Every key with the arguments its text takes. */
function keysOf(some: object, prefix = ''): string[] {
  return Object.entries(some).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? `${prefix}${key} ${[...new Set(value.match(/\{\w+(?=[,}])/g))].sort().join(' ')}`
      : keysOf(value as object, `${prefix}${key}.`),
  );
}

test.each(translatedLocales)('%s has the keys and arguments of the default language', (lang) => {
  expect(keysOf(words[lang]).sort()).toEqual(keysOf(words[defaultLocale]).sort());
});

test.each(otherAlphabets)('%s has the keys and arguments of the Latin messages', (name) => {
  expect(keysOf(byTag[alphabets[name].tag] ?? {})).toEqual(keysOf(words.uz));
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

test.each(Object.keys(byTag))("the site's fonts have the letters of %s", (tag) => {
  const fonts =
    read('../../styles/_fonts.scss') +
    (tag === alphabets.cyrillic.tag ? read('../../app/(site)/[locale]/fonts.ts') : '');
  const ranges = [...fonts.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(
    ([, from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  const letters = new Set(JSON.stringify(byTag[tag]).match(/\p{L}/gu));
  const missing = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !ranges.some(([from, to]) => from <= code && code <= to);
  });
  expect(missing).toEqual([]);
});
