import type { Locale } from '../locales';
import en from './en.json';
import ru from './ru.json';
import uz from './uz.json';

/** The messages of each language; those with arguments are read through `words()`. */
export const messages: Record<Locale, typeof en> = { uz, ru, en };
