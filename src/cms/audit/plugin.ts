import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionAfterLoginHook,
  CollectionAfterLogoutHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  CollectionSlug,
  FlattenedField,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalBeforeOperationHook,
  GlobalConfig,
  GlobalSlug,
  PayloadRequest,
  Plugin,
} from 'payload';
import { localeOf, locales } from '@/i18n/locales';
import { contextOf } from '@/cms/accounts/sign-in';
import { changesBetween } from '@/cms/concurrent-edits/merge';
import type { User } from '@/cms/payload-types';
import { inSameTransaction } from '@/cms/translation-status/record-translation';
import { documentRef } from '@/cms/documents';
import { changedFields, publicChange, publicIn } from './changes';
import { subjects, type Change } from './subjects';
import { aboutAccount, recordEvent, type AuditEvent } from './record';

type Document = Record<string, unknown>;
type Config = Pick<CollectionConfig | GlobalConfig, 'slug' | 'versions' | 'admin'>;

/** What a write is about, as far as the hooks after it do not know. */
interface Writing {
  /** Only a draft is saved. */
  draft: boolean;
  everywhere: boolean;
  restores: boolean;
  /** By document, what visitors had of it before. */
  before: Map<string, Document>;
}

declare module 'payload' {
  interface RequestContext {
    audit?: Map<string, Writing>;
  }
}

interface Intent {
  draft?: boolean;
  publishAllLocales?: unknown;
  unpublishAllLocales?: unknown;
}

/** Notes how an operation was asked for; the requests of nested operations may be the same. */
function begin(req: PayloadRequest, slug: string, operation: string, intent: Intent): void {
  req.context.audit ??= new Map();
  if (
    !['create', 'update', 'updateByID', 'restoreVersion', 'delete', 'deleteByID'].includes(
      operation,
    )
  )
    return;
  req.context.audit.set(slug, {
    draft: Boolean(intent.draft),
    everywhere: Boolean(intent.publishAllLocales ?? intent.unpublishAllLocales),
    restores: operation === 'restoreVersion',
    before: new Map(),
  });
}

const hasDrafts = ({ versions }: Config) =>
  typeof versions === 'object' && Boolean(versions.drafts);

const isDraftOnly = (writing: Writing | undefined, data: Document) =>
  Boolean(writing?.draft) && data._status !== 'published';

/** What visitors have of a document, in all languages, within the transaction of a request. */
async function publicNow(req: PayloadRequest, slug: string, id?: unknown): Promise<Document> {
  const { db } = req.payload;
  const inside = { locale: 'all', req: inSameTransaction(req) } as const;
  const found =
    id === undefined
      ? await db.findGlobal<Document>({ slug: slug as GlobalSlug, ...inside })
      : await db.findOne<Document & { id: number | string }>({
          collection: slug as CollectionSlug,
          where: { id: { equals: id } },
          ...inside,
        });
  return found ?? {};
}

async function noteBefore(req: PayloadRequest, config: Config, data: Document, id?: unknown) {
  const writing = req.context.audit?.get(config.slug);
  if (!writing || !hasDrafts(config) || isDraftOnly(writing, data)) return;
  writing.before.set(String(id), await publicNow(req, config.slug, id));
}

const titleOf = ({ admin, slug }: Config, doc: Document): string => {
  const named = admin && 'useAsTitle' in admin ? admin.useAsTitle : undefined;
  const title = doc[named ?? 'title'] ?? doc.filename ?? doc.name;
  return typeof title === 'string' && title ? title : slug;
};

interface Written {
  req: PayloadRequest;
  config: Config;
  /** Of its sanitised configuration. */
  flattenedFields: FlattenedField[];
  data: Document;
  doc: Document;
  previousDoc: Document;
  operation: 'create' | 'update';
  id?: number | string;
}

/** What happened to a document that is published by language. */
async function draftedEvents({ req, config, data, operation, id }: Written): Promise<AuditEvent[]> {
  const writing = req.context.audit?.get(config.slug);
  const locale = localeOf(req.locale);
  const { recordAs } = req.context;
  const events: AuditEvent[] = [];
  if (operation === 'create') events.push({ kind: 'created', languages: [locale] });
  else if (recordAs) events.push({ kind: recordAs, languages: [locale] });
  else if (writing?.restores) events.push({ kind: 'restored', languages: [...locales] });
  if (isDraftOnly(writing, data)) return events;
  const before = writing?.before.get(String(id)) ?? {};
  const after = await publicNow(req, config.slug, id);
  const { published, takenDown } = publicChange(
    publicIn(before._status),
    publicIn(after._status),
    writing?.everywhere || writing?.restores ? locales : [locale],
  );
  const fields = changedFields(before, after).filter((name) => name !== '_status');
  if (published.length > 0) {
    events.push({
      kind: 'published',
      languages: published,
      ...(operation === 'update' && { fields }),
    });
  }
  if (takenDown.length > 0) events.push({ kind: 'takenDown', languages: takenDown });
  const languages = [locale];
  const change: Change = { operation, doc: after, before, fields, languages, req };
  return [...events, ...(subjects[config.slug]?.(change) ?? [])];
}

/** What happened to a document that is public as soon as it is saved. */
function plainEvents(written: Written): AuditEvent[] {
  const { req, config, flattenedFields, doc, previousDoc, operation } = written;
  const isUpdate = operation === 'update';
  const fields = isUpdate ? changedFields(previousDoc, doc) : [];
  const changes = changesBetween(flattenedFields, isUpdate ? previousDoc : {}, doc);
  const languages = changes.some(({ localized }) => localized) ? [localeOf(req.locale)] : [];
  const before = previousDoc;
  const special = subjects[config.slug]?.({ operation, doc, before, fields, languages, req });
  if (special) return special;
  if (!isUpdate) return [{ kind: 'created', languages }];
  return fields.length > 0 ? [{ kind: req.context.recordAs ?? 'changed', languages, fields }] : [];
}

async function recordWritten(written: Written): Promise<void> {
  const { req, config, doc, id } = written;
  if (req.context.seeding) return;
  const { slug } = config;
  const events = hasDrafts(config) ? await draftedEvents(written) : plainEvents(written);
  const about = { document: documentRef(slug, id), title: titleOf(config, doc) };
  for (const event of events) await recordEvent(req, { ...about, ...event });
}

const collectionHooks = (config: CollectionConfig): CollectionConfig['hooks'] => {
  const { slug, hooks = {} } = config;
  const beforeOperation: CollectionBeforeOperationHook = ({ args, operation, req }) => {
    begin(req, slug, operation, args as Intent);
    return args;
  };
  const beforeChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
    if (originalDoc?.id !== undefined) await noteBefore(req, config, data, originalDoc.id);
    return data;
  };
  const afterChange: CollectionAfterChangeHook = async (args) => {
    const { collection, data, doc, previousDoc, operation, req } = args;
    const { flattenedFields } = collection;
    const about = { req, config, flattenedFields, operation, id: doc.id };
    await recordWritten({ ...about, data, doc, previousDoc });
    return doc;
  };
  const beforeDelete: CollectionBeforeDeleteHook = ({ id, req }) => noteBefore(req, config, {}, id);
  const afterDelete: CollectionAfterDeleteHook = async ({ id, doc, req }) => {
    const was = req.context.audit?.get(slug)?.before.get(String(id));
    const languages = hasDrafts(config) ? publicIn(was?._status) : [];
    const about = { document: documentRef(slug, id), title: titleOf(config, doc) };
    const change: Change = { operation: 'delete', doc, before: doc, fields: [], languages, req };
    const events = subjects[slug]?.(change) ?? [{ kind: 'deleted', languages }];
    for (const event of events) await recordEvent(req, { ...about, ...event });
    return doc;
  };
  return {
    ...hooks,
    beforeOperation: [...(hooks.beforeOperation ?? []), beforeOperation],
    beforeChange: [...(hooks.beforeChange ?? []), beforeChange],
    // What a write leads to is recorded after it; what has drafts is looked at when all is done.
    afterChange: hasDrafts(config)
      ? [...(hooks.afterChange ?? []), afterChange]
      : [afterChange, ...(hooks.afterChange ?? [])],
    beforeDelete: [...(hooks.beforeDelete ?? []), beforeDelete],
    afterDelete: [...(hooks.afterDelete ?? []), afterDelete],
    ...(config.auth && signHooks(config)),
  };
};

/** Sign-ins and sign-outs; `recordFailedSignIn` records the attempts that fail. */
function signHooks({ slug, hooks = {} }: CollectionConfig): CollectionConfig['hooks'] {
  const afterLogin: CollectionAfterLoginHook = async ({ req, user }) => {
    if (contextOf(req).passwordReset) return user;
    await recordEvent(req, {
      kind: 'signedIn',
      by: { ...user, collection: slug },
      ...aboutAccount(user),
    });
    return user;
  };
  const afterLogout: CollectionAfterLogoutHook = async ({ req }) => {
    if (req.user) await recordEvent(req, { kind: 'signedOut', ...aboutAccount(req.user as User) });
  };
  return {
    afterLogin: [...(hooks.afterLogin ?? []), afterLogin],
    afterLogout: [...(hooks.afterLogout ?? []), afterLogout],
  };
}

const globalHooks = (config: GlobalConfig): GlobalConfig['hooks'] => {
  const { slug, hooks = {} } = config;
  const beforeOperation: GlobalBeforeOperationHook = ({ args, operation, req }) => {
    begin(req, slug, operation, args as Intent);
    return args;
  };
  const beforeChange: GlobalBeforeChangeHook = async ({ data, req }) => {
    await noteBefore(req, config, data);
    return data;
  };
  const afterChange: GlobalAfterChangeHook = async ({ global, data, doc, previousDoc, req }) => {
    const { flattenedFields } = global;
    const about = { req, config, flattenedFields, operation: 'update' } as const;
    await recordWritten({ ...about, data, doc, previousDoc });
    return doc;
  };
  return {
    ...hooks,
    beforeOperation: [...(hooks.beforeOperation ?? []), beforeOperation],
    beforeChange: [...(hooks.beforeChange ?? []), beforeChange],
    afterChange: [...(hooks.afterChange ?? []), afterChange],
  };
};

const history = {
  Component: '/src/cms/audit/admin/HistoryView#HistoryView',
  path: '/history',
  tab: {
    href: '/history',
    label: ({ t }: { t: (key: string) => string }) => t('audit:history'),
    order: 900,
  },
} as const;

/** What is not recorded document by document: the trail itself, and what visitors write. */
const unrecorded = ['audit'];

/**
 * Records in `audit` what is done to every collection and global of the configuration, and gives each
 * document a tab with its history. It comes last among the plugins, so that it sees what they add.
 */
export const withAudit: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if (unrecorded.includes(collection.slug)) return collection;
    const { admin } = collection;
    const views = admin?.components?.views;
    const edit = { ...views?.edit, history };
    return {
      ...collection,
      hooks: collectionHooks(collection),
      admin: {
        ...admin,
        components: { ...admin?.components, views: { ...views, edit } },
      },
    } as CollectionConfig;
  }),
  globals: config.globals?.map((global) => {
    const { admin } = global;
    const views = admin?.components?.views;
    const edit = { ...views?.edit, history };
    return {
      ...global,
      hooks: globalHooks(global),
      admin: {
        ...admin,
        components: { ...admin?.components, views: { ...views, edit } },
      },
    } as GlobalConfig;
  }),
});
