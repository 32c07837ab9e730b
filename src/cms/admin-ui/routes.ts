import type { Locale } from '@/i18n/locales';

/** As in payload.config.ts. */
export const API = '/cms-api';
export const ADMIN = '/admin';

export const VIEW = `${ADMIN}/translations`;

/** The operations desk. */
export const OPERATIONS = `${ADMIN}/operations`;

/** The disruption desk. */
export const DISRUPTION = `${ADMIN}/disruption`;

/** The window in which editors are opened, so that the view stays where it is. */
export const EDITOR_WINDOW = 'parvoz-editor';

/** The document of a field's name: `pages:12` of `pages:12:sections.a1.heading`, `header` of `header:nav`. */
export function documentOf(field: string): string {
  return field.slice(0, field.lastIndexOf(':'));
}

/** Where a field is in its document. */
export const pathOf = (field: string): string => field.slice(field.lastIndexOf(':') + 1);

/** `/collections/pages/12` or `/globals/header`: the same in the admin. */
export function documentPath(ref: string): string {
  const [slug = '', id] = ref.split(':');
  return `${ADMIN}/${id === undefined ? `globals/${slug}` : `collections/${slug}/${id}`}`;
}

/** The editor of a document in a language, at a field. */
export function editorAddress(ref: string, lang: Locale, path?: string): string {
  const address = `${documentPath(ref)}?locale=${lang}`;
  return path ? `${address}#field=${encodeURIComponent(path)}` : address;
}

export const versionsAddress = (ref: string, lang: Locale): string =>
  `${documentPath(ref)}/versions?locale=${lang}`;

/** The REST address of a document in a language, and how it is written. */
export function writeTarget(ref: string, lang: Locale): { path: string; method: 'PATCH' | 'POST' } {
  const [slug = '', id] = ref.split(':');
  return id === undefined
    ? { path: `/globals/${slug}?locale=${lang}&depth=0`, method: 'POST' }
    : { path: `/${slug}/${id}?locale=${lang}&depth=0`, method: 'PATCH' };
}

/** The translations view with a state. */
export function viewAddress(state: Record<string, string>): string {
  const query = new URLSearchParams(state).toString().replaceAll('%3A', ':');
  return query ? `${VIEW}?${query}` : VIEW;
}
