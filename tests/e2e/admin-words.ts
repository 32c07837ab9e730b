import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales';

const folder = path.join(import.meta.dirname, '../../src/i18n/admin');

/** What the translations view says in a language. */
export function adminWords(lang: Locale) {
  const file = readFileSync(path.join(folder, `${lang}.json`), 'utf8');
  const { translations } = JSON.parse(file) as { translations: Record<string, string> };
  return (key: string, parameters: Record<string, string> = {}): string => {
    const text = translations[key];
    if (text === undefined) throw new Error(`The admin has no word ${key}.`);
    return text.replace(/\{(\w+)\}/g, (name, of: string) => parameters[of] ?? String(name));
  };
}
