import type { Locale } from '@/i18n/locales';
import { slugPattern } from './patterns';
import { sumText } from './sum-text';

/** Telephones, prices and times that texts refer to, by their names; by `keyIn` what is another in a language. */
export type SharedValues = ReadonlyMap<string, string>;

export const keyIn = (name: string, lang: Locale): string => `${name} ${lang}`;

/** The name of a value, whether it is of a language or of all. */
export const nameOfKey = (key: string): string => key.split(' ', 1)[0] ?? '';

/** The telephone in the header of every page, which is written there. */
export const INFORMATION_PHONE = 'information-phone';

const reference = `\\{\\{(${slugPattern.source.slice(1, -1)})\\}\\}`;
export const references = new RegExp(reference, 'g');

/** A field of which all is a reference. */
export const referencePattern = new RegExp(`^${reference}$`);

/** What stands for a value in a text: `{{press-phone}}`. */
export const referenceTo = (name: string): string => `{{${name}}}`;

/** The values that a text refers to. */
export const valuesNamedIn = (text: string): string[] =>
  text.includes('{{') ? [...text.matchAll(references)].map(([, name = '']) => name) : [];

/** Whether a value can be counted with: a sum, a number of minutes. */
export const isAmount = (value: string): boolean => /^\d{1,9}$/.test(value);

/**
 * A text with the values that it refers to: numbers as the language writes them.
 * @param text as an editor wrote it; what it refers to and is not there is left out
 */
export const withSharedValues = (text: string, values: SharedValues, lang: Locale): string =>
  text.includes('{{')
    ? text.replace(references, (_, name: string) => {
        const value = values.get(keyIn(name, lang)) ?? values.get(name) ?? '';
        return isAmount(value) ? sumText(value, lang) : value;
      })
    : text;
