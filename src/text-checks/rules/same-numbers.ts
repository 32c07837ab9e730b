import { amountsOf } from '../amounts';
import { numbersInWords, numberWords } from '../number-words';
import { checkedLanguages, defineRule, othersOf, type CheckedLanguage } from '../rule';
import { sameIn } from '../same-in';

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

/** Smaller ones are words of many meanings, such as “a” and “both”; thirty and sixty are parts of an hour. */
const isCounted = (number: string) => Number(number) >= 3 && Number(number) < 30;

/** A number in words in the place of that which both other languages have. */
export const sameNumberWords = defineRule({
  id: 'sameNumberWords',
  languages: checkedLanguages,
  find: (text, lang, texts) => {
    const numbersOf = (written: string, of: CheckedLanguage) =>
      new Set([...numberWords(written, of), ...amountsOf(written, of).map(({ value }) => value)]);
    const others = othersOf(lang, texts).map(([other, written]) => numbersOf(written, other));
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
