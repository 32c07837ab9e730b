import {
  APIError,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type FlattenedField,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type GlobalBeforeValidateHook,
  type GlobalConfig,
  type NumberField,
  type PayloadRequest,
  type Plugin,
} from 'payload';
import { documentRef } from '@/cms/documents';
import { internalFields } from '@/cms/internal-fields';
import { say } from '@/cms/admin-words/say';
import { localizedFields } from '@/cms/translation-status/fields';
import { translatedKinds } from '@/cms/translation-status/kinds';
import { defaultLocale, locales } from '@/i18n/locales';
import { changedSince, forgetChanges, lockForWriting, noteChanges, type Changed } from './log';
import { changesBetween, merge, type Change } from './merge';

type Document = Record<string, unknown>;

declare module 'payload' {
  interface RequestContext {
    /** An earlier version is brought back: that it differs from what is there is what is wanted. */
    restoresVersion?: boolean;
    /** Who writes, where one person writes in several windows. */
    writer?: string;
  }
}

/**
 * Counts the saves of a document in which anything changed. Who sends it along has read that revision:
 * what others changed since is kept, and where both changed the same field the save is refused with 409.
 */
const revisionField: NumberField = {
  name: 'revision',
  type: 'number',
  // Of a global that nobody has saved yet.
  defaultValue: () => 0,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
};

/** What one person may have open while another changes it. */
export const revisedKinds: readonly string[] = [...translatedKinds, 'disruptions', 'shared-values'];

const LONGEST_WRITER = 64;

interface Save {
  /** Such as `pages:12`. */
  document: string;
  fields: readonly FlattenedField[];
  data: Document;
  before: Document | undefined;
  req: PayloadRequest;
}

/** Somebody's own changes are not in their way; the server's own code is one writer. */
const writerOf = ({ context, user }: PayloadRequest): string =>
  context.writer ?? (user ? `${user.collection}:${user.id}` : '');

const pathsOf = (written: unknown): ReadonlySet<string> | null =>
  Array.isArray(written) ? new Set(written.map(String)) : null;

/**
 * What was written, with what others wrote in the meantime.
 * @throws APIError 409 with the fields that both changed, and the revision that there is by now:
 * `{ conflicts: [{ path, mine, theirs, by, at }], revision }`
 */
async function merged({ document, fields, data, before, req }: Save): Promise<Document> {
  const { written, writer, ...mine } = data;
  if (typeof writer === 'string') req.context.writer = writer.slice(0, LONGEST_WRITER);
  const current = Number(before?.revision ?? 0);
  // A document that nobody has changed yet has none: null is 0.
  const read = mine.revision === undefined ? current : Math.floor(Number(mine.revision));
  const isBehind = read >= 0 && read < current;
  const paths = pathsOf(written);
  if (!before || req.context.restoresVersion || (!isBehind && paths === null)) return mine;
  const changed = isBehind
    ? await changedSince(req, { document, writer: writerOf(req) }, read)
    : new Map<string, Changed>();
  const since = new Map([...changed].map(([path, { rows }]) => [path, rows]));
  const result = merge(fields, before, mine, { since, written: paths });
  if (result.conflicts.length > 0) {
    const conflicts = result.conflicts.map((one) => {
      const { by = null, at = null } = changed.get(one.path) ?? {};
      return { ...one, by, at };
    });
    const message = say(req, 'changedMeanwhile');
    throw new APIError(message, 409, { conflicts, revision: current }, true);
  }
  return result.document;
}

async function counted({ document, fields, data, before, req }: Save): Promise<Document> {
  const current = Number(before?.revision ?? 0);
  const changes = before ? changesBetween(fields, before, data) : [];
  if (before && req.context.restoresVersion) {
    await noteRestored({ document, fields, data, before, req }, current + 1, changes);
    return { ...data, revision: current + 1 };
  }
  if (changes.length === 0) return { ...data, revision: before ? (before.revision ?? null) : 0 };
  await noteChanges(req, { document, writer: writerOf(req) }, current + 1, changes);
  return { ...data, revision: current + 1 };
}

/** A version is restored in all languages, and hooks are given one of them: each text of the others may differ. */
async function noteRestored(
  { document, fields, data, req }: Save,
  revision: number,
  changes: readonly Change[],
): Promise<void> {
  const texts = localizedFields(fields, data).map(({ path }) => ({ path, localized: true }));
  const shared = changes.filter(({ localized }) => !localized);
  const { payload, transactionID, user } = req;
  for (const locale of locales) {
    const of = { payload, transactionID, user, locale };
    const all = locale === defaultLocale ? [...shared, ...texts] : texts;
    await noteChanges(of, { document, writer: writerOf(req) }, revision, all);
  }
}

const hasFile = ({ file, query }: PayloadRequest): boolean =>
  file !== undefined || query?.uploadEdits !== undefined;

/** What tells about a save and is nothing of its content. */
const aboutSave: readonly string[] = [...internalFields, 'written', 'writer'];

interface Args {
  data?: Document;
  overrideAccess?: boolean;
}

/**
 * Who writes over REST says which revision they had read, as `revision` or in `If-Match`; `If-Match: *` is
 * whichever there is. Neither do the server's own calls need one, nor a change of the status alone.
 * @throws APIError 428
 */
function requireRevision({ data, overrideAccess }: Args, req: PayloadRequest): void {
  const isRest = req.payloadAPI === 'REST' && overrideAccess === undefined;
  if (!isRest || !req.user || !data || data.revision !== undefined) return;
  const match = req.headers.get('if-match')?.trim();
  const read = /^"?(\d+)"?$/.exec(match ?? '')?.[1];
  if (read !== undefined) data.revision = Number(read);
  const hasContent = hasFile(req) || Object.keys(data).some((name) => !aboutSave.includes(name));
  if (read !== undefined || match === '*' || !hasContent) return;
  throw new APIError(say(req, 'revisionMissing'), 428, undefined, true);
}

const lockWritten: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const { id } = args as { id?: number | string };
  if (operation === 'restoreVersion') req.context.restoresVersion = true;
  // Many documents at once have no one revision.
  if (operation === 'update' && id !== undefined) requireRevision(args as Args, req);
  // Strangers are refused later; they do not get to make others wait.
  if (operation === 'update' && req.user) await lockForWriting(req, collection.slug, id);
  // What it names is a version, not the document.
  if (operation === 'restoreVersion' && req.user) await lockForWriting(req, collection.slug);
  return args;
};

/** What a file that is replaced or cropped changes of its document: by now Payload has written it there. */
const ofFile = [
  'filename',
  'mimeType',
  'filesize',
  'width',
  'height',
  'focalX',
  'focalY',
  'url',
  'thumbnailURL',
];

const mergeWritten: CollectionBeforeValidateHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !data) return data;
  const before = originalDoc as Document & { id?: number | string };
  const written = Array.isArray(data.written) && hasFile(req) && [...data.written, ...ofFile];
  return merged({
    document: documentRef(collection.slug, before.id),
    fields: collection.flattenedFields,
    data: written ? { ...data, written } : data,
    before,
    req,
  });
};

const countRevision: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) =>
  counted({
    document: documentRef(collection.slug, originalDoc?.id),
    fields: collection.flattenedFields,
    data,
    before: operation === 'update' ? originalDoc : undefined,
    req,
  });

const forgetDeleted: CollectionAfterDeleteHook = ({ collection, id, req }) =>
  forgetChanges(req, documentRef(collection.slug, id));

const lockWrittenGlobal: GlobalBeforeOperationHook = async ({ args, global, operation, req }) => {
  if (operation === 'restoreVersion') req.context.restoresVersion = true;
  if (operation === 'update') requireRevision(args as Args, req);
  if (operation === 'update' && req.user) await lockForWriting(req, global.slug);
  return args;
};

const mergeWrittenGlobal: GlobalBeforeValidateHook = ({ data, global, originalDoc, req }) =>
  data &&
  merged({
    document: global.slug,
    fields: global.flattenedFields,
    data,
    before: originalDoc,
    req,
  });

const countGlobalRevision: GlobalBeforeChangeHook = ({ data, global, originalDoc, req }) =>
  counted({
    document: global.slug,
    fields: global.flattenedFields,
    data,
    before: originalDoc ?? {},
    req,
  });

function inCollection(collection: CollectionConfig): CollectionConfig {
  if (!revisedKinds.includes(collection.slug)) return collection;
  const { hooks = {} } = collection;
  return {
    ...collection,
    fields: [...collection.fields, revisionField],
    hooks: {
      ...hooks,
      beforeOperation: [lockWritten, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [mergeWritten, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), countRevision],
      afterDelete: [...(hooks.afterDelete ?? []), forgetDeleted],
    },
  };
}

function inGlobal(global: GlobalConfig): GlobalConfig {
  if (!revisedKinds.includes(global.slug)) return global;
  const { hooks = {} } = global;
  return {
    ...global,
    fields: [...global.fields, revisionField],
    hooks: {
      ...hooks,
      beforeOperation: [lockWrittenGlobal, ...(hooks.beforeOperation ?? [])],
      beforeValidate: [mergeWrittenGlobal, ...(hooks.beforeValidate ?? [])],
      beforeChange: [...(hooks.beforeChange ?? []), countGlobalRevision],
    },
  };
}

/** People who write the same document at the same time neither lose nor overwrite anything. */
export const withRevisions: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(inCollection),
  globals: config.globals?.map(inGlobal),
});
