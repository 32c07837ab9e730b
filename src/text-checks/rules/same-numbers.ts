import { amountsOf } from '../amounts';
import { numbersInWords, numberWords } from '../number-words';
import { checkedLanguages, defineRule, type CheckedLanguage, type Finding } from '../rule';
import { sameIn } from '../same-in';
import { sentencesOf } from '../side-by-side';

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

/** What stands for two and for nothing else: “both” and “second” are said in other ways as well. */
const two = /^(?:two|twice|ikki|ikkita\p{L}*|два|две|двух|двум|двумя|дважды)$/iu;

/** What stands for a number of days or of minutes, but is said without one as well. */
const measure = /^(?:kun|sutka|hafta|день|дня|сут|недел|четверт|day|week|quarter)/iu;

/** One is a word of many meanings, such as “a”; “around the clock” is 24, thirty and sixty are parts of an hour. */
const isCounted = (number: string, word: string) =>
  number === '2'
    ? two.test(word)
    : Number(number) >= 3 && Number(number) < 24 && !measure.test(word);

/** The numbers of a text, as digits or in words. */
const numbersOf = (text: string, lang: CheckedLanguage) =>
  new Set([...numberWords(text, lang), ...amountsOf(text, lang).map(({ value }) => value)]);

/** A number in words that neither of the other languages has, or a sentence without the one that both have. */
export const sameNumberWords = defineRule({
  id: 'sameNumberWords',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    sentencesOf(text, lang, texts)
      .filter(({ others }) => others.length > 1)
      .flatMap(({ text: sentence, start, others }): Finding[] => {
        const inOthers = others.map(([other, written]) => numbersOf(written, other));
        const wrong = [...numbersInWords(sentence, lang)].filter(
          ([number, [word]]) =>
            isCounted(number, word) && !inOthers.some((numbers) => numbers.has(number)),
        );
        if (wrong.length > 0) {
          return wrong.map(([, { 0: found, index }]) => ({
            start: start + index,
            end: start + index + found.length,
            found,
          }));
        }
        const own = numbersOf(sentence, lang);
        const isLacking = others.every(([other, written], index) =>
          [...numbersInWords(written, other)].some(
            ([number, [word]]) =>
              number !== '2' &&
              isCounted(number, word) &&
              inOthers[1 - index]?.has(number) &&
              !own.has(number),
          ),
        );
        return isLacking ? [{ start, end: start + sentence.length, found: sentence }] : [];
      }),
  right: [{ uz: 'besh kishi', ru: '5 человек', en: 'a group of five' }],
  wrong: [
    [
      { uz: 'Ulanish besh soat.', ru: 'Доступ на четыре часа.', en: 'It lasts four hours.' },
      { uz: 'Ulanish ⟦besh⟧ soat.', ru: 'Доступ на четыре часа.', en: 'It lasts four hours.' },
    ],
    [
      { uz: 'Bir soat kutadi.', ru: 'Ждёт два часа.', en: 'It waits for an hour.' },
      { uz: 'Bir soat kutadi.', ru: 'Ждёт ⟦два⟧ часа.', en: 'It waits for an hour.' },
    ],
  ],
});

/** Numbers in the order in which both other languages have them. */
export const sameNumberOrder = defineRule({
  id: 'sameNumberOrder',
  languages: checkedLanguages,
  find: (text, lang, texts) =>
    sentencesOf(text, lang, texts)
      .filter(({ others }) => others.length > 1)
      .flatMap(({ text: sentence, start, others }) => {
        const own = amountsOf(sentence, lang);
        const [one = '', two] = others.map(([other, written]) =>
          amountsOf(written, other)
            .map(({ value }) => value)
            .join(' '),
        );
        const values = own.map(({ value }) => value);
        const areSame = values.toSorted().join(' ') === one.split(' ').toSorted().join(' ');
        const first = own.find(({ value }, index) => value !== one.split(' ')[index]);
        const last = own.at(-1);
        if (one !== two || !areSame || !first || !last) return [];
        const end = last.start + last.found.length;
        return [
          { start: start + first.start, end: start + end, found: sentence.slice(first.start, end) },
        ];
      }),
  right: [
    {
      uz: '2 dan 5 gacha, 3 ta',
      ru: 'от 2 до 5, 3 штуки',
      en: 'from 2 to 5, 3 pieces',
    },
  ],
  wrong: [
    [
      { uz: '31 dan 17 gacha', ru: 'с 17 до 31', en: 'from 31 to 17' },
      { uz: '31 dan 17 gacha', ru: 'с ⟦17 до 31⟧', en: 'from 31 to 17' },
    ],
  ],
});
