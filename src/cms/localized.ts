import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { localText, type LocalText, type Provenance } from '@/lib/local-text';
import { withSharedValues, type SharedValues } from '@/lib/shared-values';

/** What visitors may see, in all languages at once. */
export const published = { locale: 'all', draft: false, overrideAccess: false } as const;

export type PerLocale = Partial<Record<Locale, unknown>>;

export const isPerLocale = (value: object): value is PerLocale => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => locales.includes(key as Locale));
};

/**
 * A string that each language has its own of, in the generated types of documents. Any string can be
 * written to it; read in a language it is a {@link LocalText}.
 */
export type LocalizedString = string & { readonly length: number; readonly localized?: true };

/** A document in one language: its localized texts say where they stand in another. */
export type InLanguage<T> = T extends string
  ? 'localized' extends keyof T
    ? LocalText
    : T
  : T extends (infer Item)[]
    ? InLanguage<Item>[]
    : T extends RichState
      ? T
      : T extends object
        ? { [Key in keyof T]: InLanguage<T[Key]> }
        : T;

/** The state of the editor of formatted text. */
export interface RichState {
  root: unknown;
  /** Of the text, to go into the mark of its HTML. */
  [provenance]?: Provenance;
}
export const provenance: unique symbol = Symbol('provenance');

export const isRichState = (value: unknown): value is RichState =>
  typeof value === 'object' && value !== null && 'root' in value;

/** Formatted text is empty when nothing in it has words or a picture. */
function isEmptyText(state: RichState): boolean {
  const says = (node: unknown): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    const { text, type, children } = node as Record<string, unknown>;
    if (type === 'upload' || (typeof text === 'string' && text.trim() !== '')) return true;
    return Array.isArray(children) && children.some(says);
  };
  return !says(state.root);
}

/** Whether a field of a language has nothing of its own to show. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (isRichState(value) && isEmptyText(value));

const noValues: SharedValues = new Map();

/** How a document is read. */
export interface Reading {
  /** Texts say that they stand in Uzbek, see `lib/local-text.ts`. */
  marks?: boolean;
  /** The document, such as `pages:12`: each text says as well which of its fields it is. */
  document?: string;
  /** What its texts refer to. */
  values?: SharedValues;
  /** The collection that a field of this name refers to. */
  relationOf?: (name: string) => string | undefined;
}

interface Place {
  document: string | undefined;
  path: string[];
}

/**
 * A document read with `locale: 'all'`, in one language: field by field its own text, else the
 * Uzbek one. A language that is not published has no texts of its own.
 */
export function inLanguage<T>(
  document: unknown,
  lang: Locale,
  reading: Reading = {},
): InLanguage<T> {
  const { marks = false, values = noValues, relationOf } = reading;
  const own = publishedIn(document, lang);
  const fallback = publishedIn(document, defaultLocale);

  const said = (text: string) => withSharedValues(text, values, lang);

  const carry = (value: unknown, foreign: boolean, { document: ref, path }: Place): unknown => {
    const from = {
      ...(foreign && { lang: defaultLocale }),
      ...(ref && { field: `${ref}:${path.join('.')}` }),
    };
    if (!marks || path.at(-1) === '_status' || !(from.lang || from.field)) return value;
    if (isRichState(value)) return { ...value, [provenance]: from };
    if (typeof value === 'string') return localText(value, from);
    return value ?? (from.field ? localText('', from) : value);
  };

  /** A formatted text with what it refers to, and its pictures, whose descriptions are in all languages, in this one. */
  const nodeIn = (node: unknown): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    const { type, text, value, children } = node as {
      type?: string;
      text?: unknown;
      value?: unknown;
      children?: unknown;
    };
    if (type === 'upload') return { ...node, value: inLanguage(value, lang) };
    if (typeof text === 'string') return { ...node, text: said(text) };
    return Array.isArray(children) ? { ...node, children: children.map(nodeIn) } : node;
  };

  const inPlace = (texts: PerLocale, place: Place): unknown => {
    const isOwn = own && !isEmpty(texts[lang]);
    const written = isOwn ? texts[lang] : fallback ? (texts[defaultLocale] ?? null) : null;
    const value = typeof written === 'string' ? (isEmpty(written) ? '' : said(written)) : written;
    if (typeof value === 'object' && value !== null && !isRichState(value)) {
      return resolve(value, place);
    }
    const foreign = !isOwn && lang !== defaultLocale && !isEmpty(value);
    const shown = isRichState(value) ? { ...value, root: nodeIn(value.root) } : value;
    return carry(shown, foreign, place);
  };

  const resolveEntry = (name: string, entry: unknown, { document: ref, path }: Place): unknown => {
    const related = ref ? relationOf?.(name) : undefined;
    if (!related) return resolve(entry, { document: ref, path: [...path, name] });
    const of = (value: unknown) =>
      resolve(value, {
        document: `${related}:${(value as { id?: unknown } | null)?.id}`,
        path: [],
      });
    return Array.isArray(entry) ? entry.map(of) : of(entry);
  };

  const resolve = (value: unknown, place: Place): unknown => {
    if (Array.isArray(value)) {
      return value.map((entry, index) => {
        const id = (entry as { id?: unknown } | null)?.id ?? index;
        return resolve(entry, { ...place, path: [...place.path, String(id)] });
      });
    }
    if (typeof value === 'string') return said(value);
    if (typeof value !== 'object' || value === null || isRichState(value)) return value;
    // Payload's answer for a text that no language has, and for a group of which nothing is known.
    if (Object.keys(value).length === 0) return carry(null, false, place);
    if (isPerLocale(value)) return inPlace(value, place);
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, resolveEntry(key, entry, place)]),
    );
  };
  return resolve(document, { document: reading.document, path: [] }) as InLanguage<T>;
}

/** Whether a document is shown in a language: published there, or in Uzbek, which stands in. */
export const isShown = (document: unknown, lang: Locale): boolean =>
  publishedIn(document, lang) || publishedIn(document, defaultLocale);

/** Whether a document is published in a language; one without drafts always is. */
export function publishedIn(document: unknown, lang: Locale): boolean {
  const status = (document as { _status?: unknown } | null)?._status;
  if (typeof status === 'object' && status !== null) {
    return (status as Partial<Record<Locale, string>>)[lang] === 'published';
  }
  return status === undefined || status === null || status === 'published';
}
