import { readFileSync } from 'node:fs';
import path from 'node:path';
import english from 'dictionary-en-gb';
import russian from 'dictionary-ru';
import { createHunspellFromStrings } from 'hunspell-wasm';
import { parse } from 'yaml';
import { z } from 'zod';
import { proseOf } from '@/text-checks/prose';
import { checkedLanguages, type CheckedLanguage } from '@/text-checks/rule';
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
const knownWords = read(
  'known-words.yaml',
  z.object({ ru: groups, en: groups, alsoCapital: z.string() }),
);
const uzbekWords = z.object({
  alsoWithoutOwner: z.string(),
  endings: z.object({ anywhere: z.string(), afterVowels: z.string(), afterConsonants: z.string() }),
  stems: z.string(),
});
const uzbek = read('uzbek.yaml', uzbekWords);

type IsRight = (word: string) => boolean;

async function dictionaryOf(lang: 'ru' | 'en'): Promise<IsRight> {
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
  // What somebody does, -ar, is no thing that has cases; -ka follows k and -qa follows q.
  const endings = new RegExp(
    `(?:(?!(?<!k)ka|(?<!q)qa|(?<=moq)ta)${anyOf(anywhere)}|(?<=${vowel})${anyOf(afterVowels)}|(?<!${vowel})(?!ar(?:i|ni|ga|da|dan|ning)$)${anyOf(afterConsonants)})*$`,
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

const PAIR = /(?<![\p{L}ʻʼ])(?=([\p{L}ʻʼ]{3,}) ([\p{L}ʻʼ]{3,})(?![\p{L}ʻʼ]))/gu;
/** “Avtobus bekatida”: what belongs to something has an ending that says so. */
const OWNED = /^(.{2,}(?:[^aeiou]|[aeiou](?=s)))s?i(?:ni|ga|da|dan|ning)?$/u;
const NOT_OWNED = /^(.{3,}?)(?:ni|ga|ka|da|dan|ning)?$/u;
/** So often a pair has the ending before it may be missing once. */
const OFTEN = 3;

/** Pairs of Uzbek words of which the second lacks the ending that it has wherever else they stand. */
function withoutOwner(texts: readonly PlacedText[]): Misspelling[] {
  const pairs = texts.flatMap(({ place, texts: { uz } }) =>
    place.endsWith('.keywords')
      ? []
      : [...proseOf(uz).matchAll(PAIR)].map(([, first = '', second = '']) => ({
          place,
          word: `${first} ${second}`,
          first: first.toLowerCase(),
          second: second.toLowerCase(),
        })),
  );
  const counted = (ending: RegExp) => {
    const counts = new Map<string, number>();
    for (const { first, second } of pairs) {
      const stem = ending.exec(second)?.[1];
      if (stem) counts.set(`${first} ${stem}`, (counts.get(`${first} ${stem}`) ?? 0) + 1);
    }
    return counts;
  };
  const owned = counted(OWNED);
  const notOwned = counted(NOT_OWNED);
  return pairs.flatMap(({ place, word, first, second }) => {
    const pair = `${first} ${NOT_OWNED.exec(second)?.[1]}`;
    const isMissing = (owned.get(pair) ?? 0) >= OFTEN && notOwned.get(pair) === 1;
    return isMissing && !uzbek.alsoWithoutOwner.split(', ').includes(pair)
      ? [{ place, lang: 'uz' as const, word }]
      : [];
  });
}

/** A word within a sentence, after another one; what is quoted is a name. */
const WITHIN = /(?<=[\p{Ll}ʻʼ\d][,;]? )\p{L}[\p{Ll}ʻʼ]{3,}(?![\p{L}ʻʼ’-])/gu;
const QUOTED = /[«“][^»”]*[»”]/gu;
const isSentence = (text: string) => /[.!?]/.test(text);

/** Words that have a capital or a small letter once, and otherwise the other one. */
function withOtherCase(texts: readonly PlacedText[], lang: CheckedLanguage): Misspelling[] {
  const words = texts.flatMap(({ place, texts: { [lang]: text } }) =>
    place.endsWith('.keywords') || !isSentence(text)
      ? []
      : (proseOf(text).replace(QUOTED, ' ').match(WITHIN) ?? []).map((word) => ({ place, word })),
  );
  const counts = new Map<string, number>();
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = knownWords.alsoCapital.split(' ');
  return words
    .filter(({ word }) => {
      const small = word.toLowerCase();
      const capital = small.charAt(0).toUpperCase() + small.slice(1);
      const other = word === small ? capital : small;
      return counts.get(word) === 1 && (counts.get(other) ?? 0) >= OFTEN && !known.includes(small);
    })
    .map(({ place, word }) => ({ place, lang, word }));
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
  return [
    ...inLanguage('uz'),
    ...inLanguage('ru'),
    ...inLanguage('en'),
    ...hyphens,
    ...withoutOwner(texts),
    ...checkedLanguages.flatMap((lang) => withOtherCase(texts, lang)),
  ];
}
