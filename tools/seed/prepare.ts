import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';
import type { Localized } from '../../content/load';
import { defaultLocale, type Locale } from '../../src/i18n/locales';
import { words } from '../../src/i18n/words';
import { dateInWords } from '../../src/lib/calendar';
import { addDays } from '../../src/lib/time';

/** Whether a value is a text in languages: at least in the default one. */
export const isLocalized = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && defaultLocale in value;

/** `{year}` and `{date:-14}` in a text of a language, for a day. */
export function dated(text: string, locale: Locale, today: string): string {
  return text
    .replaceAll('{year}', today.slice(0, 4))
    .replace(/\{date:([+-]?\d+)\}/g, (_, days: string) =>
      dateInWords(words(locale, 'calendar'), addDays(today, Number(days)), 'dateFull'),
    );
}

/** Content as Payload keeps it: dates in words, the Markdown of a `body` as rich text. */
export type Prepare = (content: object) => object;

/** @param today the airport's date, `2026-03-29` */
export async function preparing(payload: Payload, today: string): Promise<Prepare> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config });
  const walk = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    if (!isLocalized(value)) {
      return Object.fromEntries(entries.map(([name, item]) => [name, walk(item, name)]));
    }
    return Object.fromEntries(
      entries.map(([locale, written]: [string, string]) => {
        const markdown = dated(written, locale as Locale, today);
        return [
          locale,
          key === 'body' ? convertMarkdownToLexical({ editorConfig, markdown }) : markdown,
        ];
      }),
    );
  };
  return (content) => walk(content) as object;
}
