import { cache } from 'react';
import { documentRef } from '@/cms/documents';
import { locales, type Locale } from '@/i18n/locales';
import { requestTime } from '@/lib/request-time';
import { preview } from '@/platform/preview-access/context';
import { isPerLocale, publishedIn, type Reading } from '@/cms/localized';
import type { SharedValues } from '@/lib/shared-values';
import { cms } from './cms';
import { sharedValues } from './shared-values';

type Document = Record<string, unknown>;

interface Change {
  document: string;
  action: 'publish' | 'takeDown';
  languages: Locale[];
}

/** What a preview shows instead of what is published. */
export interface View {
  at: number | undefined;
  /** Whether that is so of every document. */
  allDrafts: boolean;
  /** Whether the draft of a document is shown. */
  drafts: (ref: string) => boolean;
  /** Whether texts say which fields they are. */
  fields: boolean;
  /** What will have been published and taken down by then, in that order. */
  changes: readonly Change[];
}

async function changesUntil(at: number): Promise<Change[]> {
  const { docs } = await (
    await cms()
  ).find({
    collection: 'publications',
    where: { state: { equals: 'waiting' }, at: { less_than_equal: new Date(at).toISOString() } },
    sort: 'at',
    depth: 0,
    pagination: false,
  });
  return docs.map(({ document, action, languages }) => ({ document, action, languages }));
}

/** The preview of this request; null where there is none, which is for every visitor. */
export const currentView = cache(async (): Promise<View | null> => {
  const grant = await preview();
  if (!grant) return null;
  const { at, drafts, document, fields } = grant;
  return {
    at,
    allDrafts: drafts === 'all',
    drafts: (ref) => drafts === 'all' || (drafts === 'one' && ref === document),
    fields,
    changes: at === undefined ? [] : await changesUntil(at),
  };
});

/** The moment that is shown: now, unless a preview looks ahead. */
export const shownMoment = async (): Promise<number> => (await currentView())?.at ?? requestTime();

const everywhere = Object.fromEntries(locales.map((lang) => [lang, 'published']));

const rowOf = (rows: unknown, row: unknown): unknown => {
  const id = (row as { id?: unknown } | null)?.id;
  return Array.isArray(rows) && id !== undefined
    ? rows.find((other) => (other as { id?: unknown } | null)?.id === id)
    : undefined;
};

/** A draft with the texts of some languages, and the published texts of the others. */
export function withLanguages(
  published: unknown,
  draft: unknown,
  langs: readonly Locale[],
): unknown {
  if (Array.isArray(draft)) {
    return draft.map((row) => withLanguages(rowOf(published, row), row, langs));
  }
  if (typeof draft !== 'object' || draft === null) return draft;
  const before = (typeof published === 'object' ? published : null) as Document | null;
  const hasNone = Object.keys(draft).length === 0;
  if (isPerLocale(draft) || (hasNone && before && isPerLocale(before))) {
    const now = draft as Document;
    return Object.fromEntries(
      locales.map((lang) => [lang, langs.includes(lang) ? now[lang] : before?.[lang]]),
    );
  }
  return Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [key, withLanguages(before?.[key], value, langs)]),
  );
}

const statusOf = (document: unknown): Document =>
  Object.fromEntries(
    locales.map((lang) => [lang, publishedIn(document, lang) ? 'published' : 'draft']),
  );

function changed(document: unknown, draft: unknown, { action, languages }: Change): unknown {
  const value = action === 'publish' ? 'published' : 'draft';
  const status = {
    ...statusOf(document),
    ...Object.fromEntries(languages.map((lang) => [lang, value])),
  };
  const content = action === 'publish' ? withLanguages(document, draft, languages) : document;
  return { ...(content as Document), _status: status };
}

/** A document as a view shows it; each of its stages is read only where it is needed. */
export async function inView(
  view: View,
  ref: string,
  readPublished: () => Promise<unknown>,
  readDraft: () => Promise<unknown>,
): Promise<unknown> {
  if (view.drafts(ref)) return { ...((await readDraft()) as Document), _status: everywhere };
  const changes = view.changes.filter(({ document }) => document === ref);
  const now = await readPublished();
  if (changes.length === 0) return now;
  const draft = await readDraft();
  return changes.reduce<unknown>((document, change) => changed(document, draft, change), now);
}

/** The collection that a field of this name refers to, as the CMS is configured. */
const relations = cache(async () => {
  const { collections } = await cms();
  const found = new Map<string, string>();
  const note = (fields: readonly { name?: string }[]) => {
    for (const field of fields as readonly (Document & { name?: string })[]) {
      if ((field.type === 'upload' || field.type === 'relationship') && field.name) {
        if (typeof field.relationTo === 'string') found.set(field.name, field.relationTo);
      }
      if (Array.isArray(field.flattenedFields)) note(field.flattenedFields);
      for (const block of (field.blocks ?? []) as { flattenedFields: [] }[]) {
        note(block.flattenedFields);
      }
    }
  };
  for (const { config } of Object.values(collections)) note(config.flattenedFields);
  return found;
});

const readings = new WeakMap<SharedValues, Reading>();

/** How documents are read for those who may not edit them; the same object until a shared value changes. */
export async function visitorsReading(): Promise<Reading> {
  const values = await sharedValues();
  const reading = readings.get(values) ?? { marks: true, values };
  readings.set(values, reading);
  return reading;
}

/**
 * How the documents of a collection or a global are read: every text in Uzbek says so, and in an editor's preview
 * which field it is.
 */
export async function readingsOf(slug: string): Promise<(id?: number) => Reading> {
  const forVisitors = await visitorsReading();
  if (!(await currentView())?.fields) return () => forVisitors;
  const related = await relations();
  return (id) => ({
    ...forVisitors,
    document: documentRef(slug, id),
    relationOf: (name) => related.get(name),
  });
}

/** The same of one of them. */
export const readingOf = async (slug: string, id?: number): Promise<Reading> =>
  (await readingsOf(slug))(id);
