import { readFileSync } from 'node:fs';
import path from 'node:path';
import english from 'dictionary-en-gb';
import russian from 'dictionary-ru';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { parse } from 'yaml';
import { z } from 'zod';
import { proseOf } from '@/text-checks/prose';
import type { CheckedLanguage } from '@/text-checks/rule';
import type { PlacedText } from '../texts';

/** A word that is in no dictionary. */
export interface Misspelling {
  place: string;
  lang: CheckedLanguage;
  word: string;
}

const read = <T>(file: string, shape: z.ZodType<T>): T =>
  shape.parse(parse(readFileSync(path.join(import.meta.dirname, file), 'utf8')));

const groups = z.record(z.string(), z.string());
const knownWords = read('known-words.yaml', z.object({ ru: groups, en: groups }));
const uzbekWords = z.object({
  endings: z.object({ anywhere: z.string(), afterVowels: z.string(), afterConsonants: z.string() }),
  stems: z.string(),
});
const uzbek = read('uzbek.yaml', uzbekWords);

type IsRight = (word: string) => boolean;

async function dictionaryOf(lang: keyof typeof knownWords): Promise<IsRight> {
  const text = new TextDecoder();
  const { aff, dic } = { ru: russian, en: english }[lang];
  const dictionary = await createHunspellFromStrings(text.decode(aff), text.decode(dic));
  const known = Object.values(knownWords[lang]).join(' ').replaceAll(' ', '|');
  const pattern = new RegExp(`^(?:${known.replaceAll('~', '\\p{L}*')})(?:’s)?$`, 'iu');
  return (word) =>
    pattern.test(word) ||
    [word, word.toLowerCase()].some((one) => dictionary.testSpelling(one.replaceAll('’', "'")));
}

function uzbekDictionary(): IsRight {
  const stems = new Set(uzbek.stems.split(' '));
  const { anywhere, afterVowels, afterConsonants } = uzbek.endings;
  const vowel = '(?:[aeiou]|oʻ)';
  const anyOf = (endings: string) => `(?:${endings.replaceAll(' ', '|')})`;
  // What somebody does, -ar, is no thing that has cases.
  const endings = new RegExp(
    `(?:${anyOf(anywhere)}|(?<=${vowel})${anyOf(afterVowels)}|(?<!${vowel})(?!ar(?:i|ni|ga|da|dan|ning)$)${anyOf(afterConsonants)})*$`,
    'uy',
  );
  return (word) => {
    const lower = word.toLowerCase();
    return Array.from(lower, (_, index) => index + 1).some((end) => {
      endings.lastIndex = end;
      return stems.has(lower.slice(0, end)) && endings.test(lower);
    });
  };
}

const words: Record<CheckedLanguage, RegExp> = {
  uz: /\p{Script=Latin}[\p{Script=Latin}ʻʼ]*/gu,
  ru: /\p{Script=Cyrillic}+(?:-\p{Script=Cyrillic}+)*/gu,
  en: /\p{Script=Latin}[\p{Script=Latin}ʻ]*(?:’\p{Ll}+)*/gu,
};

/** Two words with a hyphen, the second with any ending; short ones are other words as well. */
const HYPHENATED = /(?<![\p{L}\d-])([\p{L}ʻʼ]{2,})-([\p{L}ʻʼ]{4,})(?![\p{L}-])/gu;
const APART = /(?<![\p{L}-])(?=([\p{L}ʻʼ]{2,})[ \u00a0]([\p{L}ʻʼ]{4,})(?![\p{L}-]))/gu;
const LETTERS = 5;
const pairOf = ([, first = '', second = '']: RegExpMatchArray) =>
  `${first}-${second.slice(0, LETTERS)}`.toLowerCase();

/** Words that stand apart and have a hyphen elsewhere in the texts of a language. */
function withoutHyphen(texts: readonly PlacedText[], lang: CheckedLanguage): Misspelling[] {
  const proses = texts.flatMap(({ place, texts: { [lang]: text } }) =>
    text && !place.endsWith('.keywords') ? { place, prose: proseOf(text) } : [],
  );
  const known = new Set(proses.flatMap(({ prose }) => [...prose.matchAll(HYPHENATED)].map(pairOf)));
  return proses.flatMap(({ place, prose }) =>
    [...prose.matchAll(APART)]
      .filter((match) => known.has(pairOf(match)))
      .map(([, first = '', second = '']) => ({ place, lang, word: `${first} ${second}` })),
  );
}

/** The words of texts that are not in the dictionaries of English and Russian and in the lists beside this file. */
export async function misspellingsIn(texts: readonly PlacedText[]): Promise<Misspelling[]> {
  const isRight: Record<CheckedLanguage, IsRight> = {
    uz: uzbekDictionary(),
    ru: await dictionaryOf('ru'),
    en: await dictionaryOf('en'),
  };
  const inLanguage = (lang: CheckedLanguage): Misspelling[] =>
    texts
      .filter(({ place }) => !place.endsWith('.keywords'))
      .flatMap(({ place, texts: { [lang]: text } }) =>
        (proseOf(text).match(words[lang]) ?? [])
          .filter((word) => !isRight[lang](word))
          .map((word) => ({ place, lang, word })),
      );
  const hyphens = (['uz', 'ru'] as const).flatMap((lang) => withoutHyphen(texts, lang));
  return [...inLanguage('uz'), ...inLanguage('ru'), ...inLanguage('en'), ...hyphens];
}
