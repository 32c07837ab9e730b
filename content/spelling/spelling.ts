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
const uzbek = read('uzbek.yaml', z.object({ endings: z.string(), stems: z.string() }));

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
  const endings = new RegExp(`^(?:${uzbek.endings.replaceAll(' ', '|')})*$`, 'u');
  return (word) => {
    const lower = word.toLowerCase();
    return Array.from(lower, (_, index) => index + 1).some(
      (end) => stems.has(lower.slice(0, end)) && endings.test(lower.slice(end)),
    );
  };
}

const words: Record<CheckedLanguage, RegExp> = {
  uz: /\p{Script=Latin}[\p{Script=Latin}ʻʼ]*/gu,
  ru: /\p{Script=Cyrillic}+(?:-\p{Script=Cyrillic}+)*/gu,
  en: /\p{Script=Latin}[\p{Script=Latin}ʻ]*(?:’\p{Ll}+)*/gu,
};

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
  return [...inLanguage('uz'), ...inLanguage('ru'), ...inLanguage('en')];
}
