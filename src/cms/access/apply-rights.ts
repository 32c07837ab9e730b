import type {
  Access,
  CollectionConfig,
  GlobalConfig,
  PayloadRequest,
  Plugin,
  Where,
} from 'payload';
import { isLocale } from '@/i18n/locales';
import { publicDisruptions } from '@/cms/disruptions/public';
import { languagesOf, type Principal } from './access';
import { enforceCollection, enforceGlobal } from './enforce-reach';
import { granted, isSubject, may, reachOf, type Action, type Subject } from './rights';

declare module 'payload' {
  interface RequestContext {
    /** The request is for the bytes of an upload. */
    sendsFile?: boolean;
  }
}

/** The field that says whose record it is. */
const ownerField = (subject: Subject): string => (subject === 'users' ? 'id' : 'createdBy');

/** What visitors see of the subjects of which they do not see all. */
const publicOf: Partial<Record<Subject, () => Where>> = { disruptions: publicDisruptions };

/** The right as whoever makes the request has it. The server's own code calls without a user. */
const reachIn = ({ user, payloadAPI }: PayloadRequest, action: Action, subject: Subject) =>
  !user && payloadAPI === 'local'
    ? granted('site', action, subject)
    : reachOf(user as Principal | null, action, subject);

/** Payload's access function for an action on a subject. */
export const accessTo =
  (action: Action, subject: Subject): Access =>
  ({ req, isReadingStaticFile }) => {
    switch (reachIn(req, action, subject)) {
      case 'all':
        return true;
      case 'texts':
        return isLocale(req.locale) && languagesOf(req.user as Principal).includes(req.locale);
      case 'own':
        // A new record is whose it is by its hooks; there is nothing to narrow to yet.
        if (action === 'create') return true;
        return { [ownerField(subject)]: { equals: req.user?.id } } satisfies Where;
      case 'public':
        return publicOf[subject]?.() ?? false;
      case 'files':
        // To send a file from a bucket, its record is looked up by the same request.
        req.context.sendsFile ||= isReadingStaticFile === true;
        return req.context.sendsFile;
      default:
        return false;
    }
  };

/** Versions hold drafts: whoever signed in may read those of what they may read whole. */
const versionsOf =
  (subject: Subject): Access =>
  ({ req }) =>
    may(req.user as Principal | null, 'read', subject);

/** The menu shows what somebody reads whole, or has records of their own in. */
const hiddenFrom =
  (subject: Subject) =>
  ({ user }: { user: unknown }): boolean =>
    reachOf(user as Principal | null, 'read', subject) !== 'all' &&
    reachOf(user as Principal | null, 'create', subject) === null;

function withCollectionRights(config: CollectionConfig): CollectionConfig {
  const { slug: subject } = config;
  if (!isSubject(subject)) return config;
  return {
    ...config,
    access: {
      ...config.access,
      read: accessTo('read', subject),
      readVersions: versionsOf(subject),
      create: accessTo('create', subject),
      update: accessTo('update', subject),
      delete: accessTo('delete', subject),
      ...(config.auth && { unlock: () => false }),
    },
    admin: { hidden: hiddenFrom(subject), ...config.admin },
    hooks: {
      ...config.hooks,
      beforeOperation: [
        enforceCollection.beforeOperation,
        ...(config.hooks?.beforeOperation ?? []),
      ],
      beforeChange: [enforceCollection.beforeChange, ...(config.hooks?.beforeChange ?? [])],
    },
  };
}

function withGlobalRights(config: GlobalConfig): GlobalConfig {
  const { slug: subject } = config;
  if (!isSubject(subject)) return config;
  return {
    ...config,
    access: {
      ...config.access,
      read: accessTo('read', subject),
      readVersions: versionsOf(subject),
      update: accessTo('update', subject),
    },
    admin: { hidden: hiddenFrom(subject), ...config.admin },
    hooks: {
      ...config.hooks,
      beforeOperation: [enforceGlobal.beforeOperation, ...(config.hooks?.beforeOperation ?? [])],
      beforeChange: [enforceGlobal.beforeChange, ...(config.hooks?.beforeChange ?? [])],
    },
  };
}

/** Gives every collection and global the access, the hooks and the place in the menu that `rights.ts` grants. */
export const applyRights: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withCollectionRights),
  globals: config.globals?.map(withGlobalRights),
});
