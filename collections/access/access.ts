import type { Access, FieldAccess, PayloadRequest, TypedUser } from 'payload';
import { locales, type Locale } from '../../src/contract/locale';

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

/** The languages in which somebody may change and publish texts. */
export function languagesOf(user: TypedUser | null | undefined): readonly Locale[] {
  if (!user) return [];
  return user.role === 'translator' ? (user.languages ?? []) : locales;
}

/** Everyone: only for what is public by nature, such as the bytes of an image. */
export const anyone: Access = () => true;

export const signedIn: Access = ({ req }) => Boolean(req.user);

export const editors: Access = isEditor;

/** Editors, and translators of the language that is written. */
export const writersOfLanguage: Access = ({ req }) =>
  isEditor({ req }) || languagesOf(req.user).includes(req.locale as Locale);

/**
 * Staff, and the site's own server-side reads through the Local API, which take published data
 * only. Visitors over HTTP read the contract under `/api`, never the CMS.
 */
export const staffOrSite: Access = ({ req }) => Boolean(req.user) || req.payloadAPI === 'local';

export const nobody: FieldAccess = () => false;

/** Of a record that names languages: those who may write in all of them. */
export const writersOfListed: Access = ({ req, data }) => {
  if (!req.user) return false;
  const theirs = languagesOf(req.user);
  const listed = (data as { languages?: Locale[] } | undefined)?.languages;
  if (listed) return listed.every((lang) => theirs.includes(lang));
  return isEditor({ req }) || { createdBy: { equals: req.user.id } };
};
