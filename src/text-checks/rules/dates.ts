import { isDay, month, monthNumber, months } from '../calendar';
import { findAll } from '../prose';
import { checkedLanguages, defineRule, type CheckedLanguage } from '../rule';

/** A date as the language writes it. */
const written: Record<CheckedLanguage, (day: number, name: string, year?: string) => string> = {
  uz: (day, name, year) => `${year ? `${year}-yil ` : ''}${day}-${name}`,
  ru: (day, name, year) => `${day} ${name}${year ? ` ${year} года` : ''}`,
  en: (day, name, year) => `${day} ${name}${year ? ` ${year}` : ''}`,
};

const year = '(?<year>(?:19|20)\\d\\d)';
const day = '(?<![\\d.:–-])(?<day>\\d{1,2})';
const space = '[ \\u00a0]';

/** Dates with their months in words, however they are written. */
const inWords: Record<CheckedLanguage, RegExp[]> = {
  uz: [
    new RegExp(
      `(?:${year}[- ]yil,?${space})?${day}(?:-|${space})(?<month>${month('uz')})(?:${space}(?<after>(?:19|20)\\d\\d)(?:[- ]yil)?)?`,
      'giu',
    ),
  ],
  ru: [
    new RegExp(
      `${day}(?:-?о?(?:е|го))?(?:-|${space})(?<month>${month('ru')})(?:${space}${year}(?!\\d|-го)(?:${space}?(?:года|году|год|г\\.))?)?`,
      'giu',
    ),
  ],
  en: [
    new RegExp(
      `${day}(?:st|nd|rd|th)?${space}(?:of${space})?(?<month>${month('en')})(?:,?${space}${year}(?!\\d))?`,
      'giu',
    ),
    new RegExp(
      `(?<![\\d–]${space}?)(?<!\\p{L})(?<month>${month('en')})${space}(?:the${space})?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:–]|\\p{L})(?:,?${space}${year}(?!\\d))?`,
      'gu',
    ),
  ],
};

const inDigits =
  /(?<![\d.,/-])(\d{1,2})([./])(\d{1,2})\2((?:19|20)\d\d)(?![\d/])|(?<![\d.,/-])((?:19|20)\d\d)-(\d\d)-(\d\d)(?![\d-])/g;

/** `2026 yil` without its hyphen. */
const uzbekYear = /(?<!\d)((?:19|20)\d\d)[ \u00a0]yil(?!l)/giu;

/** Dates as the language writes them, and only such as there are. */
export const dates = defineRule({
  id: 'dates',
  languages: checkedLanguages,
  find: (text, lang) => {
    const words = inWords[lang].flatMap((pattern) =>
      findAll(text, pattern, ({ 0: found, groups = {} }) => {
        const number = monthNumber(lang, groups.month ?? '');
        const name = months[lang][number - 1] ?? '';
        const of = groups.year ?? groups.after;
        if (!isDay(of ? Number(of) : undefined, number, Number(groups.day))) return undefined;
        const suggestion = written[lang](Number(groups.day), name, of);
        return found.replaceAll('\u00a0', ' ') === suggestion ? null : suggestion;
      }),
    );
    const digits = findAll(text, inDigits, (match) => {
      const [dayIn, monthIn, yearIn] = match[5]
        ? [match[7], match[6], match[5]]
        : [match[1], match[3], match[4]];
      if (!isDay(Number(yearIn), Number(monthIn), Number(dayIn))) return undefined;
      return written[lang](Number(dayIn), months[lang][Number(monthIn) - 1] ?? '', yearIn);
    });
    const covered = (start: number) => words.some((one) => one.start <= start && start < one.end);
    const years =
      lang === 'uz'
        ? findAll(text, uzbekYear, ([found, of]) =>
            found.replace(/^.*(?=yil)/su, `${of ?? ''}-`),
          ).filter(({ start }) => !covered(start))
        : [];
    return [...words, ...digits, ...years];
  },
  right: [
    {
      uz: '2026-yil 5-martda, 27-martdan, 2026-yilda',
      ru: 'с 1 по 15 июля 2026 года, 5 марта',
      en: '5 March 2026, from 27 March',
    },
    { en: 'May I take 3 bags? 1–15 July 2026', uz: '2026-yil 1–15-iyul', ru: '27 марта 2026-го' },
    { uz: '{date:-14} kuni 5 maydon', ru: 'версия 2.0' },
  ],
  wrong: [
    [
      { uz: '2026 yil 5 mart, 5-mart 2026-yil, 5-Martda, 2026 yilda' },
      { uz: '2026-yil 5-mart, 2026-yil 5-mart, 5-martda, 2026-yilda' },
    ],
    [
      { ru: 'до 25 декабря 2026. С 5 Марта 2026 г. 05.03.2026' },
      { ru: 'до 25 декабря 2026 года. С 5 марта 2026 года 5 марта 2026 года' },
    ],
    [
      { en: 'March 5, 2026; 5th of March; 5 march; 05/03/2026' },
      { en: '5 March 2026; 5 March; 5 March; 5 March 2026' },
    ],
    [
      { ru: '31 июня 2026 года', en: '30 February' },
      { ru: '⟦31 июня 2026 года⟧', en: '⟦30 February⟧' },
    ],
  ],
});
