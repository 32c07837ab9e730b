import { terms, type Wording } from '../glossary';
import { patternsFor, phraseOf, withCaseOf, type Phrase } from '../phrases';
import { findAll, proseOf } from '../prose';
import {
  checkedLanguages,
  defineRule,
  inEachLanguage,
  type CheckedLanguage,
  type Finding,
} from '../rule';
import { wordings } from '../wordings';

interface Compiled {
  phrases: Phrase[];
  unless: Phrase[];
  but: Wording['but'];
}

const phrasesOf = (list = '') => (list ? list.split('|').map(phraseOf) : []);

const compile = (list: readonly Wording[] = []): Compiled[] =>
  list.map(({ not, unless, but }) => ({
    phrases: phrasesOf(not),
    unless: phrasesOf(unless),
    but,
  }));

function suggestion(but: Wording['but'], [found, ...endings]: RegExpExecArray): string | undefined {
  const key = endings.join('~').toLowerCase();
  const phrase = typeof but === 'string' ? but : but[key];
  if (phrase === undefined) return undefined;
  let next = 0;
  return withCaseOf(
    found,
    phrase.replace(
      /~(\d?)/g,
      (_, place: string) => endings[place ? Number(place) - 1 : next++] ?? '',
    ),
  );
}

const finder = (of: (lang: CheckedLanguage) => readonly Wording[]) => {
  const compiled = inEachLanguage((lang) => compile(of(lang)));
  return (text: string, lang: CheckedLanguage): Finding[] => {
    const findings = compiled[lang].flatMap(({ phrases, unless, but }) => {
      const isRight = ({ index, 0: found }: RegExpExecArray) =>
        patternsFor(unless, text).some((context) =>
          [...proseOf(text).matchAll(context)].some(
            (around) =>
              around.index <= index && index + found.length <= around.index + around[0].length,
          ),
        );
      return patternsFor(phrases, text).flatMap((pattern) =>
        findAll(text, pattern, (match) => (isRight(match) ? null : suggestion(but, match))),
      );
    });
    // Of two names the longer says more: “self check-in kiosk” is no “check-in kiosk”.
    return findings.filter(
      (one) =>
        !findings.some(
          (other) =>
            other.start <= one.start &&
            one.end <= other.end &&
            other.found.length > one.found.length,
        ),
    );
  };
};

/** One name for one thing: the terms of the glossary. */
export const glossary = defineRule({
  id: 'glossary',
  languages: checkedLanguages,
  find: finder((lang) => terms.flatMap(({ instead }) => instead[lang] ?? [])),
  right: terms.map(({ uz, ru, en }) => ({ uz, ru, en })),
  wrong: [
    [{ uz: 'Roʻyxatdan oʻtish zalida' }, { uz: 'Joʻnash zalida' }],
    [
      { ru: 'Подойдите к гейту с пауэрбанком' },
      { ru: 'Подойдите к выходу с внешним аккумулятором' },
    ],
    [
      { en: 'Show the boarding cards at the check-in counter' },
      { en: 'Show the boarding passes at the check-in desk' },
    ],
    [{ uz: 'Aravachani kuting' }, { uz: '⟦Aravachani⟧ kuting' }],
  ],
});

/** Words that the site does not use, and common misspellings. */
export const wording = defineRule({
  id: 'wording',
  languages: checkedLanguages,
  find: finder((lang) => wordings[lang]),
  right: [
    {
      uz: 'boʻlsa, elektron pochta',
      ru: 'на 1-м этаже, из-за тумана',
      en: 'a colourful programme in the centre',
    },
  ],
  wrong: [
    [{ uz: 'emailingizga, tunu kun, oktyabr' }, { uz: 'elektron pochtangizga, tun-u kun, oktabr' }],
    [
      { ru: 'на 2 этаже, водительские права, из за' },
      { ru: 'на 2-м этаже, водительское удостоверение, из-за' },
    ],
    [
      { en: 'Travelers at the press center, canceled' },
      { en: 'Passengers at the press centre, cancelled' },
    ],
  ],
});
