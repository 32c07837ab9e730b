import type { FieldAccess, PayloadRequest } from 'payload';
import { locales, type Locale } from '../../src/contract/locale';

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

/** Of a field that the server alone writes. */
export const nobody: FieldAccess = () => false;
