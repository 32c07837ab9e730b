import { defineRule } from '../rule';

const branch = (name: string) => `\\b${name} \\{(?<${name}>(?:[^{}]|\\{[^{}]*\\})*)\\}`;
const forms = new RegExp(`${branch('one')} ${branch('other')}`, 'g');

/** The same words for one and for many; in Uzbek and, in some cases, in Russian they are. */
export const pluralForms = defineRule({
  id: 'pluralForms',
  languages: ['en'],
  find: (text) =>
    [...text.matchAll(forms)]
      .filter(({ groups = {} }) => groups.one === groups.other && /\p{L}/u.test(groups.one ?? ''))
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length, found })),
  right: [{ en: '{n, plural, one {# field} other {# fields}}' }],
  wrong: [
    [
      { en: '{n, plural, one {{n} field} other {{n} field}}' },
      { en: '{n, plural, ⟦one {{n} field} other {{n} field}⟧}' },
    ],
  ],
});
