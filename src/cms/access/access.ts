import type { FieldAccess, PayloadRequest, TypedUser } from 'payload';
import { locales, type Locale } from '@/i18n/locales';
import type { User } from '@/cms/payload-types';

/** What a member of staff can be; what each may do is the table in `rights.ts`. */
export const roles = ['administrator', 'editor', 'translator', 'operations'] as const;
export type Role = (typeof roles)[number];

/**
 * Whoever signed in, as far as rights depend on it: a member of staff, or an API key, which has the
 * role of operations for the subjects of its scope.
 */
export interface Principal {
  id?: number | string;
  role?: Role | null;
  /** Of a translator: the languages assigned. */
  languages?: readonly Locale[] | null;
  /** Of an API key: the collections and globals it is limited to. */
  scope?: readonly string[] | null;
}

type Caller = Pick<PayloadRequest, 'user'>;

/** Decides a field that administrators alone write. */
export const isAdministrator = ({ req }: { req: Caller }): boolean =>
  (req.user as Principal | null)?.role === 'administrator';

/** The languages in which somebody may change and publish texts. */
export function languagesOf(user: Principal | null | undefined): readonly Locale[] {
  if (!user?.role) return [];
  return user.role === 'translator'
    ? locales.filter((lang) => user.languages?.includes(lang))
    : locales;
}

/** A member of staff, signed in; not an API key. */
export const staffOf = (user: TypedUser | null | undefined): User | null =>
  user && user.collection !== 'api-keys' ? (user as User) : null;

/** What somebody is called where people read it: by the name, or the address; a key by its name. */
export const nameOf = (user: TypedUser): string =>
  user.name || (user.collection === 'api-keys' ? user.id : user.email);

/** Of a field that the server alone writes. */
export const nobody: FieldAccess = () => false;
