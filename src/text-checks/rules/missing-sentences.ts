import { fold } from '@/lib/fold';
import { findAll, proseOf } from '../prose';
import { checkedLanguages, defineRule, type CheckedLanguage } from '../rule';
import { countSentences, linesOf } from '../side-by-side';

/** The first letters of what other languages write with a capital: names, in whatever case they stand. */
const begin = (word: string) => fold(word).slice(0, 3);
const capitalised = (texts: string[]) =>
  new Set(texts.flatMap((text) => proseOf(text).match(/\p{Lu}[\p{L}ʻʼ]+/gu) ?? []).map(begin));

/** English has names of languages and peoples in capitals. */
const isFewerThan: Record<CheckedLanguage, 'some' | 'every'> = {
  uz: 'some',
  ru: 'some',
  en: 'every',
};

/** A capital in the middle of a sentence, in a language that has fewer sentences than others. */
export const missingFullStop = defineRule({
  id: 'missingFullStop',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    linesOf(text, lang, texts).flatMap(({ text: line, start, others: inOthers }) => {
      const others = inOthers.map(([, other]) => other);
      const count = countSentences(line);
      const isFewer = others[isFewerThan[lang]]((other) => countSentences(other) > count);
      if (others.length === 0 || !isFewer) return [];
      const names = capitalised(others);
      return findAll(
        line,
        /(?<=[\p{Ll}ʻʼ]{2}[»”)]?|\d) (?=\p{Lu}\p{Ll}{2})([\p{L}ʻʼ]+)/gu,
        ([, word = '']) => (names.has(begin(word)) ? null : `. ${word}`),
      ).map((one) => ({ ...one, start: one.start + start, end: one.end + start }));
    }),
  right: [
    {
      uz: 'Kassa Registon yonida. Keling.',
      ru: 'Касса у «Регистона». Приходите.',
      en: 'The till is by Registon. Come.',
    },
    { uz: 'Oʻzbekcha va ruscha', ru: 'По-узбекски и по-русски', en: 'In Uzbek and Russian' },
  ],
  wrong: [
    [
      { uz: 'Eshik ochiq. Kiring.', ru: 'Дверь открыта Входите.', en: 'It is open. Come in.' },
      { uz: 'Eshik ochiq. Kiring.', ru: 'Дверь открыта. Входите.', en: 'It is open. Come in.' },
    ],
  ],
});

/** How much shorter than in each other language a line is that lacks a sentence of theirs. */
const SHORTER = 0.8;
/** The same where the other languages have as many sentences as each other. */
const SHORTER_THAN_ALIKE = 0.95;

/** A line that is shorter and has fewer sentences than in the other languages. */
export const missingSentence = defineRule({
  id: 'missingSentence',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    linesOf(text, lang, texts).flatMap(({ text: line, start, others }) => {
      const counts = others.map(([, other]) => countSentences(other));
      const length = Math.min(...others.map(([, other]) => other.length));
      const isAlike = new Set(counts).size === 1;
      const isMissing =
        countSentences(line) < Math.min(...counts) &&
        line.length < length * (isAlike ? SHORTER_THAN_ALIKE : SHORTER);
      return others.length > 1 && isMissing
        ? [{ start, end: start + line.length, found: line }]
        : [];
    }),
  right: [
    {
      uz: 'Kassada mayda pul bor.',
      ru: 'В кассе есть мелочь.',
      en: 'The till has change. Ask for it.',
    },
  ],
  wrong: [
    [
      {
        uz: 'Mayda pul bor. Tuxumsiz nonushta beriladi.',
        ru: 'Мелочь есть. Завтрак подадут без яиц.',
        en: 'There is small change.',
      },
      {
        uz: 'Mayda pul bor. Tuxumsiz nonushta beriladi.',
        ru: 'Мелочь есть. Завтрак подадут без яиц.',
        en: '⟦There is small change.⟧',
      },
    ],
  ],
});
