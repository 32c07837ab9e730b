import type { CollectionSlug, GlobalSlug } from 'payload';
import type { Locale } from '@/i18n/locales';
import { languagesOf, roles, type Principal } from './access';

/**
 * Who may do what to which collection or global. This table is the only place where a right is
 * granted: access control, hooks, endpoints, jobs and the admin's interface read it, and the test
 * `tests/int/rights.test.ts` makes requests from it. A new collection is a compile error until it
 * has a row.
 */

/** `restore` brings an earlier version back; `share` makes a link to a draft for readers without a login. */
export const actions = [
  'read',
  'create',
  'update',
  'publish',
  'unpublish',
  'delete',
  'restore',
  'upload',
  'schedule',
  'share',
] as const;
export type Action = (typeof actions)[number];

/**
 * How far a right reaches: `all` of it, what languages share included; its `texts` in one's own
 * languages; one's `own` records; the bytes of its `files`; what of it is `public`.
 */
export type Reach = 'all' | 'texts' | 'own' | 'files' | 'public';

/**
 * `anonymous` calls over HTTP without a login; `site` is the server's own code, which reads what is published;
 * `key` is an API key beside its scope, within which it is one of `operations`.
 */
export const actors = ['anonymous', 'site', 'key', ...roles] as const;
export type Actor = (typeof actors)[number];

type Grants = Partial<Record<Action, Reach>>;
type Row = Partial<Record<Actor, Grants>>;

/** Every collection and global but those that Payload keeps for itself. */
export type Subject = Exclude<CollectionSlug, `payload-${string}`> | GlobalSlug;

const everything: Grants = {
  read: 'all',
  create: 'all',
  update: 'all',
  publish: 'all',
  unpublish: 'all',
  delete: 'all',
  restore: 'all',
  upload: 'all',
  schedule: 'all',
  share: 'all',
};
const reading: Grants = { read: 'all' };
const texts: Grants = {
  read: 'all',
  update: 'texts',
  publish: 'texts',
  unpublish: 'texts',
  restore: 'texts',
  schedule: 'texts',
  share: 'all',
};

const content: Row = {
  site: reading,
  administrator: everything,
  editor: everything,
  translator: texts,
};
/** What the board is made of; operations and their keys read it to know which flights there are. */
const board: Row = {
  site: reading,
  key: reading,
  administrator: everything,
  editor: everything,
  translator: reading,
  operations: reading,
};
/** Kept by administrators: code that runs in every page, the previews in the admin's own origin among them. */
const scripts: Row = { site: reading, administrator: everything, editor: reading };

export const rights = {
  pages: content,
  press: content,
  places: content,
  services: content,
  partners: content,
  people: content,
  'floor-plans': content,
  terms: content,
  media: {
    ...content,
    anonymous: { read: 'files' },
    key: { read: 'files' },
    translator: { read: 'all', update: 'texts' },
    operations: { read: 'files' },
  },
  redirects: { ...content, translator: reading },
  synonyms: { ...content, translator: reading },
  /** Counted by the server alone. */
  'fruitless-searches': {
    administrator: { read: 'all', delete: 'all' },
    editor: { read: 'all', delete: 'all' },
    translator: reading,
  },
  schedule: board,
  airlines: board,
  cities: { ...board, translator: { read: 'all', update: 'texts' } },
  flights: { ...board, operations: { read: 'all', create: 'all', update: 'all' } },
  disruptions: {
    ...board,
    key: { read: 'public' },
    translator: { read: 'all', update: 'texts' },
    operations: { read: 'all', create: 'all', update: 'all' },
  },
  messages: {
    administrator: { read: 'all', update: 'all', delete: 'all' },
    editor: { read: 'all', update: 'all', delete: 'all' },
  },
  publications: {
    administrator: { read: 'all', create: 'all', delete: 'all' },
    editor: { read: 'all', create: 'all', delete: 'all' },
    translator: { read: 'all', create: 'own', delete: 'own' },
    operations: { read: 'own', create: 'own', delete: 'own' },
  },
  'share-links': {
    administrator: { read: 'all', update: 'all', delete: 'all' },
    editor: { read: 'all', update: 'own' },
    translator: { read: 'all', update: 'own' },
    operations: { read: 'own', update: 'own' },
  },
  users: {
    administrator: { read: 'all', create: 'all', update: 'all', delete: 'all' },
    editor: { read: 'own', update: 'own' },
    translator: { read: 'own', update: 'own' },
    operations: { read: 'own', update: 'own' },
  },
  /** A key is revoked, never deleted; the trail is written by the server alone. */
  'api-keys': { administrator: { read: 'all', create: 'all', update: 'all' } },
  audit: { administrator: { read: 'all' } },
  'sign-in-rules': { administrator: { read: 'all', update: 'all' } },
  airport: content,
  header: content,
  footer: content,
  cookies: content,
  message: { ...content, operations: everything },
  'disruption-texts': { ...content, operations: reading },
  'error-messages': content,
  'not-found': content,
  metrics: scripts,
  operations: { ...board, translator: reading },
  'shared-values': { ...content, translator: reading },
} as const satisfies Record<Subject, Row>;

export const subjects = Object.keys(rights) as Subject[];

export const isSubject = (slug: string | undefined): slug is Subject =>
  slug !== undefined && Object.hasOwn(rights, slug);

/** How far an actor's right to an action on a subject reaches; null where there is none. */
export const granted = (actor: Actor, action: Action, subject: Subject): Reach | null =>
  (rights[subject] as Row)[actor]?.[action] ?? null;

/** The same of whoever signed in; a key has no records of its own. */
export function reachOf(
  user: Principal | null | undefined,
  action: Action,
  subject: Subject,
): Reach | null {
  if (!user?.role) return granted('anonymous', action, subject);
  if (user.scope && !user.scope.includes(subject)) return granted('key', action, subject);
  const reach = granted(user.role, action, subject);
  return user.scope && reach === 'own' ? null : reach;
}

/**
 * Whether somebody may do something to a subject: in a language if one is named, else to all of it.
 * One's own records are not asked of: `Access` functions narrow to those.
 */
export function may(
  user: Principal | null | undefined,
  action: Action,
  subject: string | undefined,
  lang?: Locale,
): boolean {
  if (!isSubject(subject)) return false;
  const reach = reachOf(user, action, subject);
  if (reach === 'texts') return lang !== undefined && languagesOf(user).includes(lang);
  return reach === 'all';
}
