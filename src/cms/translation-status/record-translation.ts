import type {
  CollectionBeforeChangeHook,
  FlattenedField,
  GlobalBeforeChangeHook,
  GlobalSlug,
  JSONField,
  PayloadRequest,
} from 'payload';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import { requestTime } from '@/lib/request-time';
import { publishedIn } from '@/cms/localized';
import type { AcceptedFinding } from '@/text-checks/check-text';
import { localizedFields } from './fields';
import { nameOf } from '@/cms/access/access';
import { hashOf } from './hash';

/** Who wrote a text anew (null where it was not a member of staff), and when, in ISO 8601. */
export interface FieldChange {
  by: string | null;
  at: string;
}

/** What is known of one language of a document; it is drafted, published and restored with its texts. */
export interface TranslationRecord {
  /** Who wrote in it last: null where it was not a member of staff, such as the first content. */
  by: { id: number | string; name: string } | null;
  /** When, in ISO 8601. */
  at: string;
  /** Of each field, the hash of the Uzbek text it was last written or confirmed against. */
  sources: Record<string, string>;
  /** Of the Uzbek texts that were written anew since this is noted, by their fields. */
  changes?: Record<string, FieldChange>;
  /** When the language was last taken down, in ISO 8601; absent once it is published again. */
  takenDown?: string;
  /** What the checks of texts find in it and its editors decided is no error; places are paths of fields. */
  accepted?: AcceptedFinding[];
}

declare module 'payload' {
  interface RequestContext {
    /** Fields whose text stands although the Uzbek one changed. */
    confirmed?: readonly string[];
    /** What is found in a text and is no error there. */
    accepted?: AcceptedFinding;
    /** What is saved is to be public at once, in the request's language alone. */
    oneLanguagePublic?: boolean;
    /** All languages are published or taken down at once. */
    everywhere?: boolean;
    /** The first content is written: nothing is served yet. */
    seeding?: boolean;
    /** Outside of a request: what is to be done when the work is committed. */
    afterwards?: (() => Promise<void>)[];
  }
}

export const translationField: JSONField = {
  name: 'translation',
  type: 'json',
  localized: true,
  admin: { disabled: true },
};

type Document = Record<string, unknown>;

/** The localized texts of a document that was read or is written in one language. */
const textsOf = (fields: readonly FlattenedField[], document: unknown) =>
  new Map(localizedFields(fields, document).map(({ path, values }) => [path, values as unknown]));

export interface Saved {
  fields: readonly FlattenedField[];
  before: Document | undefined;
  after: Document;
  /** The Uzbek document as it is. */
  source: Document;
  confirmed: readonly string[];
}

/** Against which Uzbek texts the texts of a language stand after it was saved. */
export function sourcesAfter(saved: Saved): TranslationRecord['sources'] {
  const { fields, before, after, source, confirmed } = saved;
  const old = textsOf(fields, before);
  const uzbek = textsOf(fields, source);
  const known = (before?.translation as TranslationRecord | null | undefined)?.sources ?? {};
  return Object.fromEntries(
    [...textsOf(fields, after)].flatMap(([path, text]) => {
      const hash = hashOf(text);
      if (hash === '') return [];
      const renewed = hash !== hashOf(old.get(path)) || confirmed.includes(path);
      const against = renewed ? hashOf(uzbek.get(path)) : known[path];
      return against === undefined ? [] : [[path, against]];
    }),
  );
}

/** Who wrote which texts anew; what came with the document, or before the record, has no change. */
export function changesAfter(
  { fields, before, after }: Pick<Saved, 'fields' | 'before' | 'after'>,
  change: FieldChange,
): NonNullable<TranslationRecord['changes']> {
  const record = before?.translation as TranslationRecord | null | undefined;
  if (!record) return {};
  const known = record.changes ?? {};
  const old = textsOf(fields, before);
  return Object.fromEntries(
    [...textsOf(fields, after)].flatMap(([path, text]) => {
      const is = hashOf(text) === hashOf(old.get(path)) ? known[path] : change;
      return is ? [[path, is]] : [];
    }),
  );
}

/**
 * The records of a document that was written in several languages at once, by nobody of the staff.
 * @param document in the shape of `locale: 'all'`
 * @param at when, in ISO 8601
 */
export function firstRecords(
  fields: readonly FlattenedField[],
  document: unknown,
  languages: readonly Locale[],
  at: string,
): Partial<Record<Locale, TranslationRecord>> {
  const texts = localizedFields(fields, document);
  const recordOf = (locale: Locale): TranslationRecord => {
    const written = texts.filter(({ values }) => hashOf(values[locale]) !== '');
    const against = written.map(({ path, values }) => [path, hashOf(values[defaultLocale])]);
    const isSource = locale === defaultLocale;
    return {
      by: null,
      at,
      sources: isSource ? {} : (Object.fromEntries(against) as TranslationRecord['sources']),
      ...(isSource && { changes: {} }),
    };
  };
  return Object.fromEntries(languages.map((locale) => [locale, recordOf(locale)]));
}

interface Saving {
  data: Document;
  originalDoc?: Document;
  req: PayloadRequest;
}

/** How the document is read besides what is saved. */
interface Reads {
  /** In Uzbek, as a draft. */
  source: () => Promise<Document>;
  /** As visitors have it, in all languages. */
  published: () => Promise<unknown>;
}

/** What was decided of a text goes with the text. */
function acceptedAfter(
  known: TranslationRecord | null | undefined,
  fields: readonly FlattenedField[],
  { data, req }: Saving,
): AcceptedFinding[] {
  const texts = textsOf(fields, data);
  const added = req.context.accepted ? [req.context.accepted] : [];
  return [...(known?.accepted ?? []), ...added].filter(({ place }) => texts.has(place));
}

async function takenDownAfter(
  known: TranslationRecord | null | undefined,
  { data, req }: Saving,
  { published }: Reads,
): Promise<string | undefined> {
  const { context, locale } = req;
  if (!context.oneLanguagePublic || !isLocale(locale)) return known?.takenDown;
  if (data._status !== 'draft') return undefined;
  const wasPublic = publishedIn(await published(), locale);
  return wasPublic ? new Date(requestTime()).toISOString() : known?.takenDown;
}

async function record(
  fields: readonly FlattenedField[],
  saving: Saving,
  reads: Reads,
): Promise<Document> {
  const { data, originalDoc: before, req } = saving;
  const { user, locale, context } = req;
  const saved = { fields, before, after: data };
  const known = before?.translation as TranslationRecord | null | undefined;
  const wrote = !known || textsDiffer(saved);
  const by = user ? { id: user.id, name: nameOf(user) } : null;
  const at = new Date(requestTime()).toISOString();
  const isSource = locale === defaultLocale;
  const confirmed = context.confirmed ?? [];
  const takenDown = await takenDownAfter(known, saving, reads);
  const accepted = acceptedAfter(known, fields, saving);
  const translation: TranslationRecord = {
    by: wrote ? by : known.by,
    at: wrote ? at : known.at,
    sources: isSource ? {} : sourcesAfter({ ...saved, source: await reads.source(), confirmed }),
    ...(isSource && { changes: changesAfter(saved, { by: by?.name ?? null, at }) }),
    ...(takenDown && { takenDown }),
    ...(accepted.length > 0 && { accepted }),
  };
  return { ...data, translation };
}

function textsDiffer({
  fields,
  before,
  after,
}: Pick<Saved, 'fields' | 'before' | 'after'>): boolean {
  const old = textsOf(fields, before);
  return [...textsOf(fields, after)].some(([path, text]) => hashOf(text) !== hashOf(old.get(path)));
}

/** The same transaction, but not the same request: the Local API writes its locale into what it is given. */
export const inSameTransaction = ({ transactionID, user }: PayloadRequest) => ({
  transactionID,
  user,
});

const inUzbek = { locale: defaultLocale, draft: true, depth: 0 } as const;
const asPublished = { locale: 'all', draft: false, depth: 0 } as const;

/** Notes who wrote in a language, when, and against which Uzbek texts. */
export const recordTranslation: CollectionBeforeChangeHook = (args) => {
  const { collection, originalDoc, req } = args;
  const read = async (how: typeof inUzbek | typeof asPublished): Promise<Document | null> => {
    if (!originalDoc?.id) return null;
    const found: unknown = await req.payload.findByID({
      collection: collection.slug,
      id: originalDoc.id,
      ...how,
      disableErrors: true,
      req: inSameTransaction(req),
    });
    return found as Document | null;
  };
  return record(collection.flattenedFields, args, {
    source: async () => (await read(inUzbek)) ?? {},
    published: async () => (await read(asPublished)) ?? { _status: 'draft' },
  });
};

export const recordGlobalTranslation: GlobalBeforeChangeHook = (args) => {
  const { global, req } = args;
  const slug = global.slug as GlobalSlug;
  const read = async (how: typeof inUzbek | typeof asPublished): Promise<unknown> =>
    req.payload.findGlobal({ slug, ...how, req: inSameTransaction(req) });
  return record(global.flattenedFields, args, {
    source: async () => (await read(inUzbek)) as Document,
    published: () => read(asPublished),
  });
};
