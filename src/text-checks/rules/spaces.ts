import { findAll, proseOf } from '../prose';
import { checkedLanguages, defineRule, type Finding } from '../rule';

/** A bracket without its other half; a list may have "a)". */
const unpaired = (text: string): Finding[] => {
  const open: number[] = [];
  for (const { 0: sign, index } of proseOf(text).matchAll(/[()]/g)) {
    if (sign === '(') open.push(index);
    else open.pop();
  }
  return open.map((start) => ({ start, end: start + 1, found: '(' }));
};

const beforeTherefore = /(?<=\p{Ll})(?<!(?<!\p{L})(?:и|а|но|или|именно)) (?=поэтому(?!\p{L}))/gu;

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
    ...(lang === 'ru' ? findAll(text, beforeTherefore, () => ', ') : []),
    // Uzbek endings follow a bracket or a quotation mark.
    ...(lang === 'uz' ? [] : findAll(text, /[)»”](?=\p{L})/gu, ([sign]) => `${sign} `)),
    ...findAll(text, /\.{3,}/gu, () => '…'),
    ...findAll(text, /^[ \u00a0]+(?=\S)|(?<=\S)[ \u00a0]+$/gu, () => ''),
    ...unpaired(text),
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
    [{ uz: ' Pasport va viza ' }, { uz: 'Pasport va viza' }],
    [{ en: 'fill in a report (PIR. Keep it' }, { en: 'fill in a report ⟦(⟧PIR. Keep it' }],
    [{ ru: 'Зал(малый) и «Тонг»рядом' }, { ru: 'Зал (малый) и «Тонг» рядом' }],
    [{ ru: 'Табло рядом поэтому ждите' }, { ru: 'Табло рядом, поэтому ждите' }],
  ],
});
