import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales';

const folder = path.join(import.meta.dirname, '../../src/i18n');

function wordsIn(kind: 'messages' | 'admin-messages', lang: Locale, part: string) {
  const file = readFileSync(path.join(folder, kind, `${lang}.json`), 'utf8');
  const { [part]: texts = {} } = JSON.parse(file) as Record<string, Record<string, string>>;
  return (key: string, parameters: Record<string, string> = {}): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`There is no word ${key} in ${part}.`);
    return text.replace(/\{(\w+)\}/g, (name, of: string) => parameters[of] ?? String(name));
  };
}

/** What a part of the site says in a language. */
export const siteWords = (lang: Locale, part: string) => wordsIn('messages', lang, part);

/** What the translations view, or another part of the admin, says in a language. */
export const adminWords = (lang: Locale, part = 'translations') =>
  wordsIn('admin-messages', lang, part);
