import { isDay, month, monthNumber, weekdays } from '../calendar';
import { numbersInWords, numberWords } from '../number-words';
import { fold } from '@/lib/fold';
import { references } from '@/lib/shared-values';
import { HIDDEN, proseOf } from '../prose';
import {
  checkedLanguages,
  defineRule,
  inEachLanguage,
  type CheckedLanguage,
  type Finding,
  type Rule,
  type Texts,
} from '../rule';
import { telephones } from '@/lib/telephones';
import { currencies, measures } from '@/lib/units';

/** A value that a text names, and where. */
interface Named {
  value: string;
  start: number;
  found: string;
}

type ValuesOf = (text: string, lang: CheckedLanguage) => Named[];

const named = (
  text: string,
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => string | null,
): Named[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const value = valueOf(match);
    return value === null ? [] : { value, start: match.index, found: match[0] };
  });

/** A rule that what one language names is named in the others. */
const sameIn = <Id extends string>(
  id: Id,
  valuesOf: ValuesOf,
  examples: Pick<Rule, 'right' | 'wrong'>,
  alsoIn: (text: string, lang: CheckedLanguage) => Set<string> = () => new Set(),
) =>
  defineRule({
    id,
    languages: checkedLanguages,
    find: (text, lang, texts: Texts): Finding[] => {
      const others = checkedLanguages.flatMap((other) => {
        const written = texts[other];
        if (other === lang || !written) return [];
        const values = valuesOf(written, other).map(({ value }) => value);
        return new Set([...values, ...alsoIn(written, other)]);
      });
      return valuesOf(text, lang)
        .filter(({ value }) => others.some((values) => !values.has(value)))
        .map(({ start, found }) => ({ start, end: start + found.length, found }));
    },
    ...examples,
  });

const clocks = /(?<![\d:.,])\d{1,2}:\d\d(?![\d:])/g;

const days = inEachLanguage(
  (lang) => new RegExp(`(?<!\\d)(\\d{1,2})[ \\u00a0-](${month(lang)})`, 'giu'),
);

const inWeek = inEachLanguage((lang) =>
  weekdays[lang].map((name) => new RegExp(`(?<!\\p{L})(?:${name})(?!\\p{L})`, 'giu')),
);

const links =
  /(?<=\]\()[^()\s]+(?=\))|\bhttps?:\/\/[^\s<>()]*[^\s<>().,;:!?»”]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

const soundsOf = (text: string) => {
  const folded = fold(text);
  return [folded.charAt(0), ...Array.from(folded, (_, index) => folded.slice(index, index + 3))];
};

/** Whether texts in two alphabets are one name: Istanbul and Стамбул. */
const soundAlike = (one: string, other: string) => {
  const sounds = new Set(soundsOf(one).filter((sound) => sound.length !== 2));
  return soundsOf(other).some((sound) => sounds.has(sound));
};

/** A text that stands in another language as well, where the third has another one that sounds otherwise. */
export const sameText = defineRule({
  id: 'sameText',
  languages: checkedLanguages,
  find: (text, lang, texts) => {
    const [one, other] = checkedLanguages
      .filter((it) => it !== lang)
      .map((it) => texts[it]?.trim());
    if (!one || !other || one === other || ![one, other].includes(text.trim())) return [];
    const third = one === text.trim() ? other : one;
    const isName = lang !== 'ru' && soundAlike(third, text);
    return !isName && /\p{L}{3}/u.test(proseOf(text))
      ? [{ start: 0, end: text.length, found: text }]
      : [];
  },
  right: [
    { uz: 'Duty free', ru: 'Дьюти-фри', en: 'Duty Free shops' },
    { uz: 'Silk Avia', ru: 'Silk Avia', en: 'Silk Avia' },
    { uz: 'Registon', ru: 'Регистон', en: 'Registon' },
    { uz: 'Istanbul', ru: 'Стамбул', en: 'Istanbul' },
  ],
  wrong: [
    [
      { uz: 'Suggestions', ru: 'Подсказки', en: 'Suggestions' },
      { uz: '⟦Suggestions⟧', ru: 'Подсказки', en: '⟦Suggestions⟧' },
    ],
    [
      { uz: 'Tushunarli', ru: 'Got it', en: 'Got it' },
      { uz: 'Tushunarli', ru: '⟦Got it⟧', en: 'Got it' },
    ],
  ],
});

const endOf = (text: string) => /[.!?…](?=[»”")]*$)/u.exec(text.trimEnd())?.[0] ?? '';

/** A text that ends without a full stop or a question mark where the other languages have one. */
export const sameEnd = defineRule({
  id: 'sameEnd',
  languages: checkedLanguages,
  find: (text, lang, texts) => {
    const others = checkedLanguages.flatMap((it) => (it === lang ? [] : (texts[it] ?? [])));
    const isOpen = /[\p{L}\d)»”]$/u.test(text) && endOf(text) === '';
    if (!isOpen || others.length < 2 || others.some((other) => endOf(other) === '')) return [];
    const [found = ''] = /\S+$/u.exec(text) ?? [];
    return [
      {
        start: text.length - found.length,
        end: text.length,
        found,
        suggestion: found + endOf(others[0] ?? ''),
      },
    ];
  },
  right: [
    { uz: 'Bagaj', ru: 'Багаж', en: 'Baggage' },
    { uz: 'Keling.', ru: 'Приходите!', en: 'Come.' },
  ],
  wrong: [
    [
      { uz: 'Pasport oling.', ru: 'Возьмите паспорт', en: 'Take a passport.' },
      { uz: 'Pasport oling.', ru: 'Возьмите паспорт.', en: 'Take a passport.' },
    ],
  ],
});

/** Telephones that are the same in every language. */
export const sameTelephones = sameIn(
  'sameTelephones',
  (text) => named(text, telephones, ([found]) => found.replace(/\D/g, '')),
  {
    right: [
      { uz: '+998 00 000 00 14', ru: '+998\u00a000\u00a0000-00-14', en: 'call +998 00 000 00 14' },
    ],
    wrong: [
      [
        { uz: '+998 00 000 00 14', en: '+998 00 000 00 41' },
        { uz: '⟦+998 00 000 00 14⟧', en: '⟦+998 00 000 00 41⟧' },
      ],
    ],
  },
);

/** Shared values that are the same in every language. */
export const sameValues = sameIn(
  'sameValues',
  (text) => named(text, references, ([found]) => found),
  {
    right: [{ uz: '{{press-phone}} ga', en: 'on {{press-phone}}' }],
    wrong: [
      [
        { uz: '{{press-phone}}', en: '{{career-phone}}' },
        { uz: '⟦{{press-phone}}⟧', en: '⟦{{career-phone}}⟧' },
      ],
    ],
  },
);

/** Links and addresses that are the same in every language. */
export const sameLinks = sameIn(
  'sameLinks',
  (text) => named(text, links, ([found]) => found.toLowerCase()),
  {
    right: [{ uz: '[sxema](/airport/scheme/)', ru: '[схема](/airport/scheme/)' }],
    wrong: [
      [
        { uz: '[sxema](/airport/scheme/)', ru: '[схема](/airport/schema/)' },
        { uz: '[sxema](⟦/airport/scheme/⟧)', ru: '[схема](⟦/airport/schema/⟧)' },
      ],
    ],
  },
);

/** Times, days and days of the week, those that are counted from the day of publication as well. */
export const sameTimes = sameIn(
  'sameTimes',
  (text, lang) => [
    ...named(text, clocks, ([found]) => found.padStart(5, '0')),
    ...named(text, days[lang], ([, day, name = '']) => {
      const number = monthNumber(lang, name);
      return isDay(undefined, number, Number(day)) ? `${day}.${number}` : null;
    }),
    ...named(text, /\{date:[+-]?\d+\}/g, ([found]) => found),
    ...inWeek[lang].flatMap((day, index) => named(text, day, () => `weekday ${index}`)),
  ],
  {
    right: [
      {
        uz: '09:00–18:00, 5-martdan',
        ru: '09:00–18:00, с 5 марта',
        en: '9:00 to 18:00, from 5 March',
      },
    ],
    wrong: [
      [
        { uz: '09:00 da', ru: 'в 10:00' },
        { uz: '⟦09:00⟧ da', ru: 'в ⟦10:00⟧' },
      ],
      [
        { ru: 'до 5 марта', en: 'until 5 May' },
        { ru: 'до ⟦5 марта⟧', en: 'until ⟦5 May⟧' },
      ],
      [
        { uz: 'seshanba kunlari', ru: 'по вторникам', en: 'on Thursdays' },
        { uz: '⟦seshanba⟧ kunlari', ru: 'по ⟦вторникам⟧', en: 'on ⟦Thursdays⟧' },
      ],
      [
        { uz: '{date:-7} kuni', en: 'on {date:-8}' },
        { uz: '⟦{date:-7}⟧ kuni', en: 'on ⟦{date:-8}⟧' },
      ],
    ],
  },
);

const thousand: Record<CheckedLanguage, string> = {
  uz: 'ming',
  ru: 'тыс(?:\\.|яч\\p{L}*)',
  en: 'thousand',
};
const million: Record<CheckedLanguage, string> = {
  uz: 'mln|million',
  ru: 'млн|миллион\\p{L}*',
  en: 'million',
};
const amounts = inEachLanguage((lang) => {
  const number = '\\d+(?:[ \\u00a0]\\d{3}(?!\\d)|,\\d{3}(?!\\d))*(?:[.,]\\d+)?';
  const times = `(?:[ \\u00a0](?:(?<thousand>${thousand[lang]})|(?<million>${million[lang]}))(?!\\p{L}))?`;
  return new RegExp(`(?<![\\d])(?<one>${number})(?:–(?<other>${number}))?${times}`, 'giu');
});

function amountsOf(text: string, lang: CheckedLanguage): Named[] {
  const hide = (written: string, pattern: RegExp) =>
    written.replace(pattern, (found) => HIDDEN.repeat(found.length));
  const prose = hide(hide(proseOf(text), clocks), days[lang]);
  return [...prose.matchAll(amounts[lang])].flatMap(({ index, groups = {}, 0: found }) => {
    const factor = groups.million ? 1e6 : groups.thousand ? 1e3 : 1;
    return [groups.one, groups.other].flatMap((digits) => {
      if (!digits) return [];
      const number = digits.replace(/[ \u00a0]|,(?=\d{3}(?!\d))/g, '').replace(',', '.');
      const start = index + (digits === groups.other ? found.indexOf('–') + 1 : 0);
      return {
        value: String(Math.round(Number(number) * factor * 1000) / 1000),
        start,
        found: digits,
      };
    });
  });
}

const units = inEachLanguage((lang) =>
  Object.entries({ ...measures, ...currencies }).map(([id, names]) => {
    const after = `\\d[ \\u00a0]?(?:(?:${thousand[lang]}|${million[lang]})[ \\u00a0])?`;
    const name = `(?:${names[lang]})(?![\\p{L}\\d²])`;
    return {
      id,
      measured: new RegExp(`(?<=${after})${name}`, 'gu'),
      mentioned: new RegExp(`(?<!\\p{L})${name}`, 'u'),
    };
  }),
);

/** Units and currencies that are the same in every language; their numbers may be in words. */
export const sameUnits = sameIn(
  'sameUnits',
  (text, lang) =>
    units[lang].flatMap(({ id, measured }) => named(proseOf(text), measured, () => id)),
  {
    right: [
      {
        uz: '20 ming soʻm, 5 foiz, yarim litr',
        ru: '20 тысяч сумов, 5 %, 0,5 л',
        en: '20,000 UZS, 5%, half a litre',
      },
    ],
    wrong: [
      [
        { uz: '55 sm', ru: '55 см', en: '55 mm' },
        { uz: '55 ⟦sm⟧', ru: '55 ⟦см⟧', en: '55 ⟦mm⟧' },
      ],
      [
        { uz: '20 ming soʻm', en: '20,000 USD' },
        { uz: '20 ming ⟦soʻm⟧', en: '20,000 ⟦USD⟧' },
      ],
    ],
  },
  (text, lang) =>
    new Set(units[lang].filter(({ mentioned }) => mentioned.test(text)).map(({ id }) => id)),
);

/** Numbers and prices that are the same in every language; where one has digits another may have words. */
export const sameNumbers = sameIn(
  'sameNumbers',
  amountsOf,
  {
    right: [
      {
        uz: '150–350 ming, 4 mln',
        ru: '150–350 тысяч, 4 млн',
        en: '150,000–350,000 and 4 million',
      },
      { uz: '2-qavat, 15 kabina', ru: '2-й этаж, пятнадцать кабин', en: 'floor 2, fifteen booths' },
    ],
    wrong: [
      [
        { uz: '100 ml, 2 dona', ru: '100 мл, 2 штуки', en: '150 ml, two pieces' },
        { uz: '⟦100⟧ ml, 2 dona', ru: '⟦100⟧ мл, 2 штуки', en: '⟦150⟧ ml, two pieces' },
      ],
    ],
  },
  numberWords,
);

/** Smaller ones are words of many meanings, such as “a” and “both”; larger ones are parts of time, such as “an hour”. */
const isCounted = (number: string) => Number(number) >= 3 && Number(number) <= 12;

/** A number in words in the place of that which both other languages have. */
export const sameNumberWords = defineRule({
  id: 'sameNumberWords',
  languages: checkedLanguages,
  find: (text, lang, texts: Texts): Finding[] => {
    const numbersOf = (written: string, of: CheckedLanguage) =>
      new Set([...numberWords(written, of), ...amountsOf(written, of).map(({ value }) => value)]);
    const others = checkedLanguages.flatMap((other) => {
      const written = texts[other];
      return other === lang || !written ? [] : [numbersOf(written, other)];
    });
    const [one, two] = others;
    if (!one || !two) return [];
    const own = numbersOf(text, lang);
    const lacks = [...one].some(
      (number) => isCounted(number) && two.has(number) && !own.has(number),
    );
    return lacks
      ? [...numbersInWords(text, lang)]
          .filter(([number]) => isCounted(number) && !one.has(number) && !two.has(number))
          .map(([, { 0: found, index }]) => ({ start: index, end: index + found.length, found }))
      : [];
  },
  right: [{ uz: 'besh kishi', ru: '5 человек', en: 'a group of five' }],
  wrong: [
    [
      { uz: 'Ulanish besh soat.', ru: 'Доступ на четыре часа.', en: 'It lasts four hours.' },
      { uz: 'Ulanish ⟦besh⟧ soat.', ru: 'Доступ на четыре часа.', en: 'It lasts four hours.' },
    ],
  ],
});
