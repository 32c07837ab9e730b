import { internalFields } from '@/cms/internal-fields';
import { locales, type Locale } from '@/i18n/locales';

type Document = Record<string, unknown>;

/** In which languages a document is public, by its `_status` in each; the same in all where it is one. */
export function publicIn(status: unknown): Locale[] {
  if (typeof status !== 'object' || status === null) {
    return status === 'published' ? [...locales] : [];
  }
  return locales.filter((one) => (status as Partial<Record<Locale, unknown>>)[one] === 'published');
}

export interface PublicChange {
  published: Locale[];
  takenDown: Locale[];
}

/**
 * What became public, and what did so no longer.
 * @param written the languages that were written: what is public in them is published anew
 */
export const publicChange = (
  before: readonly Locale[],
  after: readonly Locale[],
  written: readonly Locale[],
): PublicChange => ({
  published: after.filter((one) => written.includes(one) || !before.includes(one)),
  takenDown: before.filter((one) => !after.includes(one)),
});

/** What changes by itself with every write, what the server counts, and secrets. */
const unrecorded = [
  ...internalFields.filter((name) => name !== '_status'),
  'history',
  'sessions',
  'hash',
  'salt',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'collection',
  'globalType',
  'opened',
  'lastOpenedAt',
  'lastUsedAt',
  'loginAttempts',
  'lockUntil',
];

const nothing = (value: unknown) => value === undefined || value === null || value === '';

/** A value as it is compared: of a related document its id. */
const comparable = (value: unknown): string =>
  JSON.stringify(nothing(value) ? null : value, (_key, part: unknown) => {
    const related = part as { id?: unknown; updatedAt?: unknown } | null;
    return typeof part === 'object' && related?.updatedAt && related.id ? related.id : part;
  });

/** The names of the fields in which two states of a document differ. */
export function changedFields(before: Document, after: Document): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter(
    (name) => !unrecorded.includes(name) && comparable(before[name]) !== comparable(after[name]),
  );
}
