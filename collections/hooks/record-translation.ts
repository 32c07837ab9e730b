import type {
  CollectionBeforeChangeHook,
  FlattenedField,
  GlobalBeforeChangeHook,
  GlobalSlug,
  JSONField,
  PayloadRequest,
} from 'payload';
import { defaultLocale } from '../../src/contract/locale';
import { requestTime } from '../../src/lib/request-time';
import { localizedFields } from '../translations/fields';
import { hashOf } from '../translations/round-trip/hash';

/** What is known of one language of a document; it is drafted, published and restored with its texts. */
export interface TranslationRecord {
  /** Who wrote in it last: null where it was not a member of staff, such as the first content. */
  by: { id: number; name: string } | null;
  /** When, in ISO 8601. */
  at: string;
  /** Of each field, the hash of the Uzbek text it was last written or confirmed against. */
  sources: Record<string, string>;
}

declare module 'payload' {
  interface RequestContext {
    /** Fields whose text stands although the Uzbek one changed. */
    confirmed?: readonly string[];
    /** What is saved is to be public at once, in the request's language alone. */
    oneLanguagePublic?: boolean;
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

async function record(
  fields: readonly FlattenedField[],
  { data, originalDoc, req }: { data: Document; originalDoc?: Document; req: PayloadRequest },
  readSource: () => Promise<Document>,
): Promise<Document> {
  const { user, locale, context } = req;
  const confirmed = context.confirmed ?? [];
  const sources =
    locale === defaultLocale
      ? {}
      : sourcesAfter({
          fields,
          before: originalDoc,
          after: data,
          source: await readSource(),
          confirmed,
        });
  const known = originalDoc?.translation as TranslationRecord | null | undefined;
  const wrote = !known || textsDiffer(fields, originalDoc, data);
  const translation: TranslationRecord = {
    by: wrote ? (user ? { id: user.id, name: user.name || user.email } : null) : known.by,
    at: wrote ? new Date(requestTime()).toISOString() : known.at,
    sources,
  };
  return { ...data, translation };
}

function textsDiffer(
  fields: readonly FlattenedField[],
  before: Document | undefined,
  after: Document,
): boolean {
  const old = textsOf(fields, before);
  return [...textsOf(fields, after)].some(([path, text]) => hashOf(text) !== hashOf(old.get(path)));
}

/** The same transaction, but not the same request: the Local API writes its locale into what it is given. */
export const aside = ({ transactionID, user }: PayloadRequest) => ({ transactionID, user });

const inUzbek = { locale: defaultLocale, draft: true, depth: 0 } as const;

/** Notes who wrote in a language, when, and against which Uzbek texts. */
export const recordTranslation: CollectionBeforeChangeHook = (args) => {
  const { collection, originalDoc, req } = args;
  return record(collection.flattenedFields, args, async () => {
    if (!originalDoc?.id) return {};
    const source: unknown = await req.payload.findByID({
      collection: collection.slug,
      id: originalDoc.id,
      ...inUzbek,
      disableErrors: true,
      req: aside(req),
    });
    return (source ?? {}) as Document;
  });
};

export const recordGlobalTranslation: GlobalBeforeChangeHook = (args) => {
  const { global, req } = args;
  return record(global.flattenedFields, args, async () => {
    const source: unknown = await req.payload.findGlobal({
      slug: global.slug as GlobalSlug,
      ...inUzbek,
      req: aside(req),
    });
    return source as Document;
  });
};
