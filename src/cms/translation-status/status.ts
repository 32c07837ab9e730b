import type { FlattenedField } from 'payload';
import type { TranslationRecord } from '@/cms/translation-status/record-translation';
import { localizedFields, type LocalizedField } from './fields';
import { hashOf } from '@/cms/translation-status/hash';
import { defaultLocale, locales, type Locale } from '@/i18n/locales';
import { isEmpty, publishedIn } from '@/cms/localized';

/**
 * How a field stands in a language. `own`: it has its text. `changed`: it has, but the Uzbek text is
 * another since it was written or confirmed. `fallback`: the Uzbek text is shown. `missing`: nothing
 * can be shown, though another language or the page needs it. `empty`: nobody wrote anything.
 */
export const fieldStates = ['own', 'changed', 'fallback', 'missing', 'empty'] as const;
export type FieldState = (typeof fieldStates)[number];

/** Pictures are described, and pages named to search engines, in the reader's language or not at all. */
const neverFallsBack = ({ name, path }: LocalizedField) =>
  name === 'alt' || path === 'meta.title' || path === 'meta.description';

/** What every document needs: the name it goes by, and a picture its description. */
const isNeeded = ({ path, name }: LocalizedField, title: string) =>
  path === title || name === 'alt';

type Sources = TranslationRecord['sources'];

/** @param title the field that names the document */
export function stateOf(
  field: LocalizedField,
  lang: Locale,
  title: string,
  sources: Sources,
): FieldState {
  const { path, values } = field;
  const source = values[defaultLocale];
  if (!isEmpty(values[lang])) {
    const against = lang === defaultLocale ? undefined : sources[path];
    return against !== undefined && against !== hashOf(source) ? 'changed' : 'own';
  }
  const wanted = isNeeded(field, title) || locales.some((other) => !isEmpty(values[other]));
  if (!wanted) return 'empty';
  const falls = lang !== defaultLocale && !isEmpty(source) && !neverFallsBack(field);
  return falls ? 'fallback' : 'missing';
}

/** A kind of document as the CMS is configured. */
export interface Kind {
  flattenedFields: readonly FlattenedField[];
  admin?: object;
}

/** The field that names its documents; none of a global. */
const titleFieldOf = ({ admin }: Kind): string =>
  admin && 'useAsTitle' in admin ? String(admin.useAsTitle) : '';

export interface FieldStatus {
  field: LocalizedField;
  states: Record<Locale, FieldState>;
}

const recordsOf = (document: unknown) =>
  ((document as { translation?: unknown } | null)?.translation ?? {}) as Partial<
    Record<Locale, TranslationRecord | null>
  >;

/** The record of who wrote in a language last, and when. */
export const recordIn = (document: unknown, lang: Locale): TranslationRecord | null =>
  recordsOf(document)[lang] ?? null;

/**
 * Every localized field of a document and how it stands in each language.
 * @param document read with `locale: 'all'`
 */
export function fieldStatuses(kind: Kind, document: unknown): FieldStatus[] {
  const title = titleFieldOf(kind);
  return localizedFields(kind.flattenedFields, document).map((field) => ({
    field,
    states: Object.fromEntries(
      locales.map((lang) => [
        lang,
        stateOf(field, lang, title, recordIn(document, lang)?.sources ?? {}),
      ]),
    ) as FieldStatus['states'],
  }));
}

/** How many fields stand how in a language. */
export type Counts = Record<FieldState, number>;

export function countStates(statuses: readonly FieldStatus[], lang: Locale): Counts {
  const counts = Object.fromEntries(fieldStates.map((state) => [state, 0])) as Counts;
  for (const { states } of statuses) counts[states[lang]] += 1;
  return counts;
}

/** Whether a document is complete in a language: nothing is missing, borrowed or out of date. */
export const isComplete = ({ changed, fallback, missing }: Counts): boolean =>
  changed + fallback + missing === 0;

/** Whether neither the title of a document nor any of its text is in a language, though Uzbek has them. */
export function isUntranslated(kind: Kind, document: unknown, lang: Locale): boolean {
  const isOwn = ({ values }: LocalizedField) =>
    publishedIn(document, lang) && !isEmpty(values[lang]);
  const fields = localizedFields(kind.flattenedFields, document);
  const title = fields.filter(({ path }) => path === titleFieldOf(kind));
  const body = fields.filter(
    ({ kind: type, path }) => type === 'richText' || path.startsWith('sections.'),
  );
  const told = [...title, ...body].filter(({ values }) => !isEmpty(values[defaultLocale]));
  return told.length > 0 && !told.some(isOwn);
}
