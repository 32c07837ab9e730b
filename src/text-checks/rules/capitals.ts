import { months, weekdays } from '../calendar';
import { findAll } from '../prose';
import { checkedLanguages, defineRule, type CheckedLanguage } from '../rule';

const named = (lang: CheckedLanguage) => [...weekdays[lang], ...months[lang]];
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** March and may are words as well. */
const english = new RegExp(
  `(?<![\\p{L}-])(?!march|may(?!\\p{L}))(?:${named('en')
    .map((name) => name.toLowerCase())
    .join('|')})(?!\\p{L})`,
  'gu',
);

const withinSentence = (words: string[]) =>
  new RegExp(
    `(?<=[\\p{Ll}ʻʼ\\d,;–][ \\u00a0]?)(?:${words.map(capitalised).join('|')})(?!\\p{L})`,
    'gu',
  );

const letters = Array.from('абвгдежзиклмнопрстуфхцчшщэюя');
const notOfName = '(?= \\p{Ll})(?! (?:област|район|улиц|шоссе|проспект|площад))';

/** “You” has a capital in a letter to one person, not in a text for all readers. */
const lowered = {
  uz: withinSentence([...named('uz'), 'siz(?:ga|ni|ning|da|dan)?']),
  ru: withinSentence([
    ...named('ru'),
    'вы',
    'вас',
    'вам',
    'вами',
    'ваш\\p{L}*',
    // A region, a district and a street have names.
    ...letters.map(
      (letter) => `${letter}\\p{Ll}+ск(?:ий|ая|ое|ие|ого|ой|ую|их|им|ими|ом)${notOfName}`,
    ),
  ]),
};

/** A sentence that begins with a small letter. */
const atStart = /(?<=(?<![\p{L}.])[\p{L}ʻʼ\d]{3,}[»”)]?[.!?] )\p{Ll}+(?![\p{L}.])/gu;

/** Days of the week and months, which English alone has in capitals, and “you” to all readers. */
export const capitals = defineRule({
  id: 'capitals',
  languages: checkedLanguages,
  find: (text, lang) => [
    ...(lang === 'en'
      ? findAll(text, english, ([name]) => capitalised(name))
      : findAll(text, lowered[lang], ([word]) => word.toLowerCase())),
    ...findAll(text, atStart, ([word]) => capitalised(word)),
  ],
  right: [
    {
      uz: 'Dushanba–juma, sizni kutamiz. Siz ham keling.',
      ru: 'Понедельник–пятница, ждём вас. Вы летите в Самаркандскую область?',
      en: 'Monday to Friday, we may march in March.',
    },
  ],
  wrong: [
    [
      { uz: 'har Juma kuni, 5 Mart va Sizga', ru: 'в Среду ждём Вас у Самаркандских лепёшек' },
      { uz: 'har juma kuni, 5 mart va sizga', ru: 'в среду ждём вас у самаркандских лепёшек' },
    ],
    [{ en: 'on tuesdays in april' }, { en: 'on Tuesdays in April' }],
  ],
});
