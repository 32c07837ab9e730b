import {
  APIError,
  Forbidden,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionSlug,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { defaultLocale, isLocale, locales } from '@/i18n/locales';
import { internalFields } from '@/cms/internal-fields';
import { publishedIn } from '@/cms/localized';
import { inSameTransaction } from '@/cms/translation-status/record-translation';
import { say, type MessageKey } from '@/cms/admin-words/say';
import type { Principal } from './access';
import { isSubject, may, reachOf, type Action, type Reach } from './rights';

type Document = Record<string, unknown>;

/** Names of rows in the editor are nobody's texts. */
const internal = [...internalFields, 'blockName'];

const nothing = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false;

/** A value as it is compared: of a related document its id, of a moment its time. */
function comparable(value: unknown): unknown {
  if (nothing(value)) return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable);
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return (value as { id?: unknown }).id ?? value;
  return value;
}

const rows = (value: unknown): Document[] => (Array.isArray(value) ? (value as Document[]) : []);

/** All of a document but its texts: which rows there are, addresses, signs, pictures, choices. */
function structureOf(
  fields: readonly FlattenedField[],
  document: Document,
  path = '',
): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const { name, type } = field;
    const value = document[name];
    const at = `${path}${name}`;
    if (internal.includes(name) || ('virtual' in field && field.virtual)) return [];
    if (type === 'group' || type === 'tab') {
      return structureOf(field.flattenedFields, (value ?? {}) as Document, `${at}.`);
    }
    if (type === 'array' || type === 'blocks') {
      const inRow = (row: Document) =>
        type === 'array'
          ? field.flattenedFields
          : (field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []);
      return [
        [at, JSON.stringify(rows(value).map(({ id, blockType }) => [id, blockType]))],
        ...rows(value).flatMap((row, index) => structureOf(inRow(row), row, `${at}.${index}.`)),
      ];
    }
    if (('localized' in field && field.localized) || type === 'join') return [];
    return [[at, JSON.stringify(comparable(value))]];
  });
}

/** Where two versions of a document differ other than in texts; null where they do not. */
export function differenceBeyondTexts(
  fields: readonly FlattenedField[],
  before: Document,
  after: Document,
): string | null {
  const old = new Map(structureOf(fields, before));
  const now = structureOf(fields, after);
  return now.find(([path, value]) => old.get(path) !== value)?.[0] ?? null;
}

const reachIn = (req: PayloadRequest, action: Action, subject: string): Reach | null =>
  isSubject(subject) ? reachOf(req.user as Principal, action, subject) : null;

function refuse(req: PayloadRequest, path: string, message: MessageKey): never {
  throw new ValidationError({ req, errors: [{ path, message: say(req, message) }] }, req.t);
}

interface Intent {
  publishAllLocales?: unknown;
  unpublishAllLocales?: unknown;
  draft?: boolean;
  autosave?: boolean;
  select?: unknown;
  data?: Document;
}

const writes = ['create', 'update', 'delete', 'restoreVersion'];

/**
 * The operation as it is carried out. An autosave overwrites the newest version, drafts of all languages in
 * it, so only a draft is one; hooks are given the whole document whatever the caller wants to see of it; what
 * names no language is written in Uzbek, where Payload would leave its texts out.
 */
function asCarriedOut<Args extends Intent>(
  args: Args,
  operation: string,
  req: PayloadRequest,
): Args {
  if (!writes.includes(operation)) return args;
  if (!isLocale(req.locale) && (req.locale as string) !== 'all') req.locale = defaultLocale;
  const isDraft = Boolean(args.draft) && args.data?._status !== 'published';
  return { ...args, select: undefined, ...(args.autosave && { autosave: isDraft }) };
}

/**
 * Before anything is read or written: what reaches every language at once takes the right to all of it.
 * Server code without a user is not judged, here as below.
 */
function checkReach(subject: string, operation: string, args: Intent, req: PayloadRequest): void {
  const { publishAllLocales, unpublishAllLocales, draft, data } = args;
  // Payload publishes one language where a draft is sent along, and restores a version in all of them.
  const everywhere = Boolean((publishAllLocales && !draft) || unpublishAllLocales);
  req.context.everywhere = everywhere;
  req.context.oneLanguagePublic =
    operation !== 'restoreVersion' && !everywhere && (!draft || data?._status === 'published');
  if (!req.user) return;
  const wanted: Action[] = [
    ...(publishAllLocales ? (['publish'] as const) : []),
    ...(unpublishAllLocales ? (['unpublish'] as const) : []),
    ...(operation === 'restoreVersion' ? (['restore'] as const) : []),
  ];
  if (wanted.some((action) => reachIn(req, action, subject) !== 'all')) throw new Forbidden(req.t);
}

interface UpdateArgs extends Intent {
  id?: number | string;
}

/**
 * Where many documents are published or taken down at once, Payload takes what is public as what is written,
 * and drops everybody's drafts.
 */
function checkBulk(subject: string, { id, draft }: UpdateArgs, req: PayloadRequest): void {
  if (id !== undefined || draft || !req.user) return;
  const lang = isLocale(req.locale) ? req.locale : undefined;
  // Who may not write it at all is refused for that.
  if (!may(req.user as Principal, 'update', subject, lang)) return;
  throw new APIError(say(req, 'oneByOne'), 400, undefined, true);
}

/**
 * Payload replaces or crops the file of an upload before its hooks see the change, so whoever may not is refused
 * before. What is sent of its record is judged as of any document: once it is brought together with what others
 * wrote.
 */
function checkFile(slug: string, req: PayloadRequest): void {
  if (!req.user || reachIn(req, 'upload', slug) === 'all') return;
  if (req.file || req.query?.uploadEdits) throw new Forbidden(req.t);
}

interface Change {
  subject: string;
  isNew: boolean;
  fields: readonly FlattenedField[];
  hasDrafts: boolean;
  data: Document;
  originalDoc: Document | undefined;
  req: PayloadRequest;
  /** What visitors have of it, in all languages. */
  readPublished: () => Promise<unknown>;
}

/**
 * Whoever may change texts changes nothing that languages share. A draft is held against the draft
 * before it; what becomes public against what is public, for others may have drafted more.
 */
async function checkChange(change: Change): Promise<void> {
  const { subject, isNew, fields, hasDrafts, data, originalDoc, req, readPublished } = change;
  // Access control has refused whoever may not write at all: what comes here all the same is written by
  // the server on somebody's behalf, such as the audit trail.
  if (!req.user || reachIn(req, isNew ? 'create' : 'update', subject) === null) return;
  const becomesPublic = hasDrafts && req.context.oneLanguagePublic === true;
  const action = !becomesPublic ? 'update' : data._status === 'published' ? 'publish' : 'unpublish';
  const reach = reachIn(req, isNew ? 'create' : action, subject);
  if (reach === 'all' || reach === 'own') return;
  if (reach === null) throw new Forbidden(req.t);
  const published = becomesPublic ? await readPublished() : null;
  const isPublic = published !== null && locales.some((lang) => publishedIn(published, lang));
  if (action === 'publish' && !isPublic) refuse(req, '_status', 'editorsPublishFirst');
  const before = originalDoc ?? {};
  const own = differenceBeyondTexts(fields, before, data);
  if (own !== null) refuse(req, own, 'textsOnly');
  if (!isPublic) return;
  const drafted = differenceBeyondTexts(fields, published as Document, data);
  if (drafted !== null) refuse(req, drafted, 'sharedDraft');
}

const asPublished = { draft: false, depth: 0, locale: 'all' } as const;

const beforeCollectionOperation: CollectionBeforeOperationHook = ({
  args,
  collection,
  operation,
  req,
}) => {
  const carriedOut = asCarriedOut(args as UpdateArgs, operation, req);
  checkReach(collection.slug, operation, carriedOut, req);
  const hasDrafts = Boolean(collection.versions?.drafts);
  if (operation === 'update' && hasDrafts) checkBulk(collection.slug, carriedOut, req);
  if (collection.upload && operation === 'update') checkFile(collection.slug, req);
  return carriedOut as typeof args;
};

const beforeCollectionChange: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  await checkChange({
    subject: collection.slug,
    isNew: operation === 'create',
    fields: collection.flattenedFields,
    hasDrafts: Boolean(collection.versions?.drafts),
    data,
    originalDoc,
    req,
    readPublished: async () =>
      req.payload.findByID({
        collection: collection.slug as CollectionSlug,
        id: originalDoc?.id ?? 0,
        ...asPublished,
        disableErrors: true,
        req: inSameTransaction(req),
      }),
  });
  return data;
};

const beforeGlobalOperation: GlobalBeforeOperationHook = ({ args, global, operation, req }) => {
  const carriedOut = asCarriedOut(args as Intent, operation, req);
  checkReach(global.slug, operation, carriedOut, req);
  // Payload writes the public version even of a draft, in all languages, and no hook sees it.
  if (operation === 'restoreVersion' && req.user) {
    throw new APIError(say(req, 'restoreByLanguage'), 400, undefined, true);
  }
  return carriedOut as typeof args;
};

const beforeGlobalChange: GlobalBeforeChangeHook = async ({ data, global, originalDoc, req }) => {
  await checkChange({
    subject: global.slug,
    isNew: false,
    fields: global.flattenedFields,
    hasDrafts: Boolean(global.versions?.drafts),
    data,
    originalDoc,
    req,
    readPublished: () =>
      req.payload.findGlobal({
        slug: global.slug as GlobalSlug,
        ...asPublished,
        req: inSameTransaction(req),
      }),
  });
  return data;
};

export const enforceCollection = {
  beforeOperation: beforeCollectionOperation,
  beforeChange: beforeCollectionChange,
};

export const enforceGlobal = {
  beforeOperation: beforeGlobalOperation,
  beforeChange: beforeGlobalChange,
};
