import type { Alphabet } from './alphabet';
import { converterOf } from './converter';
import { foreignNames } from './left-alone';

/** The Latin alphabet as the draft of 2021 has it; its letters are still under discussion. */
export const reformed: Alphabet = {
  fromLatin: [
    ['oʻ', 'õ'],
    ['gʻ', 'ğ'],
    ['sʼ(?=h)', 's'],
    ['sh', 'ş'],
    ['ch', 'ç'],
  ],
  toLatin: [
    ['õ', 'oʻ'],
    ['ğ', 'gʻ'],
    ['s(?=h)', 'sʼ'],
    ['ş', 'sh'],
    ['ç', 'ch'],
  ],
};

const { fromLatin, toLatin } = converterOf(reformed);

/** An Uzbek text in the letters of the reform. */
export const toReformed = (text: string, names: readonly string[] = foreignNames): string =>
  fromLatin(text, names);

/** An Uzbek text of the letters of the reform in those of 1995. */
export const fromReformed = (text: string, names: readonly string[] = foreignNames): string =>
  toLatin(text, names);
