import { memoizeByText } from './memoize';
import { patternsFor, phraseOf, type Phrase } from './phrases';
import { inEachLanguage, type CheckedLanguage } from './rule';

/** Numbers in words; `~` is any ending. */
const words: Record<CheckedLanguage, Record<number, string>> = {
  uz: {
    0.5: 'yarim',
    1: 'bir, bitta~, birinchi~, biri, yagona',
    1.5: 'bir yarim',
    2: 'ikki, ikkita~, ikkinchi~, ikkala~, ikkisi~, ikkov~, juft~',
    3: 'uch, uchta~, uchinchi~, uchala~, uchtasi~',
    4: 'toʻrt~',
    5: 'besh~',
    6: 'olti, oltita~, oltinchi~',
    7: 'yetti~, hafta~',
    8: 'sakkiz~',
    9: 'toʻqqiz~',
    10: 'oʻn, oʻnta~, oʻninchi~',
    11: 'oʻn bir~',
    12: 'oʻn ikki~',
    13: 'oʻn uch~',
    14: 'oʻn toʻrt~',
    15: 'oʻn besh~',
    16: 'oʻn olti~',
    17: 'oʻn yetti~',
    18: 'oʻn sakkiz~',
    19: 'oʻn toʻqqiz~',
    20: 'yigirma~',
    24: 'kecha-yu kunduz, sutka~, kun, tun-u kun',
    30: 'oʻttiz~, yarim soat~',
    40: 'qirq~',
    50: 'ellik~',
    60: 'oltmish~, bir soat~',
    80: 'sakson~',
    100: 'yuz, yuzta~',
    1000: 'ming~',
  },
  ru: {
    0.5: 'половин~, пол',
    1: 'один~, одн~, перв~, раз, единственн~',
    1.5: 'полтор~',
    2: 'два, две, двух, двум, двумя, двое, второй, вторая, второе, вторую, вторые, вторых, второго, второму, вторым, втором, оба, обе, обоих, обеих, обоим, дважды, двумест~',
    3: 'три, трёх~, тремя, трое, трет~, трижды',
    4: 'четыре, четырёх~, четверо, четвёрт~',
    5: 'пять, пяти, пятый, пятая, пятое, пятого, пятом',
    6: 'шесть, шести, шест~',
    7: 'семь, семи, седьм~, недел~',
    8: 'восемь, восьм~',
    9: 'девять, девят~',
    10: 'десять, десяти, десятью, десятый, десятая, десятого, десятом',
    11: 'одиннадцат~',
    12: 'двенадцат~',
    13: 'тринадцат~',
    14: 'четырнадцат~',
    15: 'пятнадцат~',
    16: 'шестнадцат~',
    17: 'семнадцат~',
    18: 'восемнадцат~',
    19: 'девятнадцат~',
    20: 'двадцат~',
    24: 'сутки, суток, сутками, круглосуточн~, день, дня',
    30: 'тридцат~, полчаса',
    40: 'сорок~',
    50: 'пятьдесят, пятидесят~',
    60: 'шестьдесят, шестидесят~, час, часа',
    80: 'восемьдесят, восьмидесят~',
    100: 'сто, ста',
    1000: 'тысяч~',
  },
  en: {
    0.5: 'half',
    1: 'one, first, once, single, only, a, an',
    1.5: 'one and a half',
    2: 'two, second, twice, both, pair~, couple',
    3: 'three, third, thirds',
    4: 'four, fourth',
    5: 'five, fifth',
    6: 'six, sixth',
    7: 'seven, seventh, week~',
    8: 'eight, eighth',
    9: 'nine, ninth',
    10: 'ten, tenth',
    11: 'eleven, eleventh',
    12: 'twelve, twelfth, dozen',
    13: 'thirteen',
    14: 'fourteen, fourteenth',
    15: 'fifteen, fifteenth, quarter',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
    20: 'twenty',
    24: 'around the clock, day, day and night',
    30: 'thirty, half an hour',
    40: 'forty',
    50: 'fifty',
    60: 'sixty, an hour, one hour',
    80: 'eighty',
    100: 'hundred~',
    1000: 'thousand~',
  },
};

const phrases = inEachLanguage((lang) =>
  Object.entries(words[lang]).map(([number, written]): [string, Phrase[]] => [
    number,
    written.split(', ').map(phraseOf),
  ]),
);

/** The numbers that a text has in words, and the first word of each; “two” is none of “twelve” in Uzbek. */
export const numbersInWords = memoizeByText((text, lang): Map<string, RegExpExecArray> => {
  const all = phrases[lang].flatMap(([number, forms]) =>
    patternsFor(forms, text).flatMap((form) =>
      [...text.matchAll(form)].map((match) => ({
        number,
        match,
        start: match.index,
        end: match.index + match[0].length,
      })),
    ),
  );
  const whole = all.filter(
    ({ start, end }) =>
      !all.some(
        (other) =>
          other.start <= start && other.end >= end && other.end - other.start > end - start,
      ),
  );
  return new Map(whole.toReversed().map(({ number, match }) => [number, match]));
});

/** The numbers that a text has in words. */
export const numberWords = (text: string, lang: CheckedLanguage): Set<string> =>
  new Set(numbersInWords(text, lang).keys());
