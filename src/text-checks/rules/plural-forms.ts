import { defineRule, type CheckedLanguage } from '../rule';

const branch = (name: string, begins = '') => `\\b${name} \\{(${begins}(?:[^{}]|\\{[^{}]*\\})*)\\}`;

/** Where the number is the first word, its noun is in the nominative, of which Russian has three forms. */
const few = branch('few', '(?=#|\\{)');

/** Two branches whose nouns differ: for one and for others, for a few and for many. Uzbek has one form. */
const forms: Partial<Record<CheckedLanguage, RegExp[]>> = {
  ru: [
    new RegExp(`${few} ${branch('(?:many|other)')}`, 'g'),
    new RegExp(`${branch('one')} ${few}`, 'g'),
  ],
  en: [new RegExp(`${branch('one')} ${branch('other')}`, 'g')],
};

/** The same words for numbers that have other forms of the noun. */
export const pluralForms = defineRule({
  id: 'pluralForms',
  languages: ['ru', 'en'],
  find: (text, lang) =>
    (forms[lang] ?? [])
      .flatMap((pattern) => [...text.matchAll(pattern)])
      .filter(([, one = '', other]) => one === other && /\p{L}/u.test(one))
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length, found })),
  right: [
    {
      ru: '{n, plural, one {# рейс} few {# рейса} other {# рейсов}}',
      en: '{n, plural, one {# field} other {# fields}}',
    },
  ],
  wrong: [
    [
      {
        ru: '{n, plural, one {{n} час} few {{n} часов} other {{n} часов}}',
        en: '{n, plural, one {{n} field} other {{n} field}}',
      },
      {
        ru: '{n, plural, one {{n} час} ⟦few {{n} часов} other {{n} часов}⟧}',
        en: '{n, plural, ⟦one {{n} field} other {{n} field}⟧}',
      },
    ],
  ],
});
