import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales';

const folder = path.join(import.meta.dirname, '../../src/i18n/admin-messages');

/** What the translations view, or another part of the admin, says in a language. */
export function adminWords(lang: Locale, part = 'translations') {
  const file = readFileSync(path.join(folder, `${lang}.json`), 'utf8');
  const { [part]: texts = {} } = JSON.parse(file) as Record<string, Record<string, string>>;
  return (key: string, parameters: Record<string, string> = {}): string => {
    const text = texts[key];
    if (text === undefined) throw new Error(`The admin has no word ${key}.`);
    return text.replace(/\{(\w+)\}/g, (name, of: string) => parameters[of] ?? String(name));
  };
}
