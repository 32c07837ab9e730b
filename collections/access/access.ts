import type { Access, FieldAccess, PayloadRequest, TypedUser } from 'payload';
import { locales, type Locale } from '../../src/contract/locale';
import type { Scope } from '../api-keys/scopes';
import type { User } from '../payload-types';

/** What a member of staff may do: everything; everything but people; texts of some languages. */
export const roles = ['administrator', 'editor', 'translator'] as const;
export type Role = (typeof roles)[number];

type Asking = Pick<PayloadRequest, 'user'>;

const hasRole =
  (...allowed: Role[]) =>
  ({ req }: { req: Asking }): boolean =>
    allowed.includes(req.user?.role as Role);

export const isAdministrator = hasRole('administrator');
export const isTranslator = hasRole('translator');

/** Administrators and editors: who may change more than texts. */
export const isEditor = hasRole('administrator', 'editor');

/** A member of staff, signed in; not an API key. */
export const staffOf = (user: TypedUser | null | undefined): User | null =>
  user && user.collection !== 'api-keys' ? (user as User) : null;

/** What somebody is called where people read it: by the name, or the address; a key by its name. */
export const nameOf = (user: TypedUser): string =>
  user.name || (user.collection === 'api-keys' ? user.id : user.email);

/** The languages in which somebody may change and publish texts. */
export function languagesOf(user: TypedUser | null | undefined): readonly Locale[] {
  const staff = staffOf(user);
  if (!staff) return [];
  if (staff.role === 'translator') return staff.languages ?? [];
  return isEditor({ req: { user: staff as TypedUser } }) ? locales : [];
}

/** Everyone: only for what is public by nature, such as the bytes of an image. */
export const anyone: Access = () => true;

export const signedIn: Access = ({ req }) => staffOf(req.user) !== null;

export const editors: Access = isEditor;

/** Editors, and translators of the language that is written. */
export const writersOfLanguage: Access = ({ req }) =>
  isEditor({ req }) || languagesOf(req.user).includes(req.locale as Locale);

/**
 * Staff, and the site's own server-side reads through the Local API, which take published data
 * only. Visitors over HTTP read the contract under `/api`, never the CMS.
 */
export const staffOrSite: Access = ({ req }) =>
  staffOf(req.user) !== null || req.payloadAPI === 'local';

/** Whether a request reports for operations on a subject; a key does so on those of its scope. */
export const reportsOn = (subject: Scope, { req }: { req: Asking }): boolean => {
  const { user } = req;
  return user?.collection === 'api-keys' && user.scope.includes(subject);
};

/** Who else may do something, and whoever reports on a subject. */
export const orReporting =
  (subject: Scope, access: Access): Access =>
  (args) =>
    reportsOn(subject, args) || access(args);

export const nobody: FieldAccess = () => false;

/** Of a record that names languages: those who may write in all of them. */
export const writersOfListed: Access = ({ req, data }) => {
  const staff = staffOf(req.user);
  if (!staff) return false;
  const theirs = languagesOf(req.user);
  const listed = (data as { languages?: Locale[] } | undefined)?.languages;
  if (listed) return listed.every((lang) => theirs.includes(lang));
  return isEditor({ req }) || { createdBy: { equals: staff.id } };
};
