import { defaultLocale, locales, type Locale } from '@/contract/locale';

const isPerLocale = (value: object): value is Partial<Record<Locale, unknown>> => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => locales.includes(key as Locale));
};

/** Formatted text is empty when nothing in it has words or a picture. */
function isEmptyText(state: { root: unknown }): boolean {
  const says = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const { text, type, children } = node as { text?: string; type?: string; children?: unknown[] };
    return Boolean(text?.trim()) || type === 'upload' || (children ?? []).some(says);
  };
  return !says(state.root);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && 'root' in value && isEmptyText(value));

/**
 * A document read with `locale: 'all'`, in one language: field by field its own published text,
 * else the Uzbek one (specification §9). A language that is not published has no texts of its own.
 */
export function inLanguage<T>(document: unknown, lang: Locale): T {
  const own = publishedIn(document, lang);
  const fallback = publishedIn(document, defaultLocale);
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    if (isPerLocale(value)) {
      if (own && !isEmpty(value[lang])) return value[lang];
      return fallback ? (value[defaultLocale] ?? null) : null;
    }
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, resolve(entry)]));
  };
  return resolve(document) as T;
}

/** Whether a document is published in a language; one without drafts always is. */
export function publishedIn(document: unknown, lang: Locale): boolean {
  const status = (document as { _status?: unknown } | null)?._status;
  if (typeof status === 'object' && status !== null) {
    return (status as Partial<Record<Locale, string>>)[lang] === 'published';
  }
  return status === undefined || status === null || status === 'published';
}
