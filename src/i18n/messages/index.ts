import type { Locale } from '../locales';
import { all } from './all';

/** The messages of each language; those with arguments are read through `words()`. */
export const messages: Record<Locale, (typeof all)['en']> = all;
