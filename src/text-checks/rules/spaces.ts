import { findAll } from '../prose';
import { checkedLanguages, defineRule } from '../rule';

/** Spaces and punctuation: one space after a sign, none before it, no sign twice. */
export const spaces = defineRule({
  id: 'spaces',
  languages: checkedLanguages,
  find: (text, lang) => [
    ...findAll(text, /([,;:])\1+(?=(\p{L})?)|(?<!\.)\.\.(?!\.)/gu, ([found, , word]) =>
      word ? `${found.charAt(0)} ` : found.charAt(0),
    ),
    ...findAll(text, /(?<=\S)[ \u00a0]{2,}(?=[^\s,.;:!?])/gu, () => ' '),
    ...findAll(text, /(?<=\S)[ \u00a0]+([,;:!?)\]]|\.(?=\s|$))/gu, ([, sign]) => sign),
    ...findAll(text, /(?<=[([«“])[ \u00a0]+(?=\S)/gu, () => ''),
    ...findAll(
      text,
      /[,;:](?=\p{L})|(?<=\p{L}),(?=\d)|(?<=(?:\p{Ll}{2}|[\d\uFFFC])[»”)]?)[.!?](?=[«“(]?\p{Lu})/gu,
      ([sign]) => `${sign} `,
    ),
    ...findAll(text, /(?<=\p{L}{2})\((?=\p{L}{3})/gu, () => ' ('),
    // Uzbek endings follow a bracket or a quotation mark.
    ...(lang === 'uz' ? [] : findAll(text, /[)»”](?=\p{L})/gu, ([sign]) => `${sign} `)),
    ...findAll(text, /\.{3,}/gu, () => '…'),
  ],
  right: [
    {
      uz: 'Dalolatnoma (PIR)ni oling: 09:00, 1,5 mln. “Qonun”gi',
      ru: 'И т. д. Что?! Да… А. С. Пушкин',
    },
    {
      en: 'bag(s), 2,000, [map](/airport/scheme/): a\n- b; 10:30 (e.g. here)',
      ru: 'https://example.com/a,b',
    },
    {
      en: '{flights, plural, =0 {none} one {# flight, late}}. Check',
      uz: 'Sahifa {number}: {city}',
    },
  ],
  wrong: [
    [{ ru: 'Билет  и паспорт , виза .' }, { ru: 'Билет и паспорт, виза.' }],
    [{ uz: 'Pasport,viza.Keyin zal ( ichki )' }, { uz: 'Pasport, viza. Keyin zal (ichki)' }],
    [{ en: 'a card,,cash..  Then wait...' }, { en: 'a card, cash. Then wait…' }],
    [{ ru: 'Зал(малый) и «Тонг»рядом' }, { ru: 'Зал (малый) и «Тонг» рядом' }],
  ],
});
