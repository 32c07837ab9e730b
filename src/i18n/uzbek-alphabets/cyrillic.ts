import { letters, type Alphabet } from './alphabet';
import { converterOf } from './converter';
import { foreignNames } from './left-alone';
import { loanwords } from './loanwords';

const consonant = '[bdfghjklmnpqrstvxz]';
const cyrillicConsonant = '[бвгджзклмнпрстфхцчшғқҳ]';
const cyrillicVowel = '[аеёиоуэюяўы]';

/** The alphabet of 1940, by the spelling rules of 1956. */
export const cyrillic: Alphabet = {
  fromLatin: [
    ['yoʻ', 'йў'],
    ['oʻ', 'ў'],
    ['gʻ', 'ғ'],
    // Here an apostrophe only keeps s and h apart.
    ['sʼ(?=h)', 'с'],
    ['sh', 'ш'],
    ['ch', 'ч'],
    ['yo', 'ё'],
    ['yu', 'ю'],
    ['ya', 'я'],
    [`(?<=${consonant})ye`, 'ье'],
    ['ye', 'е'],
    ['(?<=^|[aeiou]|oʻ)e', 'э'],
    // -tsiya, -tsion, sotsial; elsewhere t and s are two letters: ketsa.
    ['ts(?=i[aouy])', 'ц'],
    // funksiya, stansiya, opsiya, potensial
    ['(?<=[knp])s(?=i(?:ya|[ao]))', 'ц'],
    ...letters('abdefghijklmnopqrstuvxyzʼ', 'абдефгҳижклмнопқрстувхйзъ'),
  ],
  toLatin: [
    ['ўъ', 'oʻ'],
    [`(?<=^|${cyrillicVowel}|[ьъ])е`, 'ye'],
    ['ьо', 'yo'],
    [`(?<=${cyrillicConsonant})ъ(?=[еёюя])`, ''],
    [`(?<=${cyrillicVowel})ц`, 'ts'],
    ['с(?=ҳ)', 'sʼ'],
    ['ё', 'yo'],
    ['ю', 'yu'],
    ['я', 'ya'],
    ['ш|щ', 'sh'],
    ['ч', 'ch'],
    ['ў', 'oʻ'],
    ['ғ', 'gʻ'],
    ['ь', ''],
    ...letters('абдефгҳижклмнопқрстувхйзъцэы', 'abdefghijklmnopqrstuvxyzʼsei'),
  ],
  exceptions: loanwords,
  spaced: [
    { number: String.raw`\d{4}|\{year\}`, words: 'yil(?!lar)' },
    {
      number: String.raw`\d{1,2}|\{day\}`,
      words: String.raw`\{month\}|yanvar|fevral|mart|aprel|may|iyun|iyul|avgust|sentabr|oktabr|noyabr|dekabr`,
    },
  ],
};

const { fromLatin, toLatin: back } = converterOf(cyrillic);

/**
 * An Uzbek text in Cyrillic letters. Addresses, codes, words with letters or digits that Uzbek words do
 * not have, and `names` stay as they are.
 */
export const toCyrillic = (text: string, names: readonly string[] = foreignNames): string =>
  fromLatin(text, names);

/** An Uzbek text of Cyrillic letters in Latin ones; what is Latin in it stays as it is. */
export const toLatin = (text: string, names: readonly string[] = foreignNames): string =>
  back(text, names);
