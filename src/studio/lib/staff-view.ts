import { getTranslation } from '@payloadcms/translations';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { translatedKinds } from '@/cms/translation-status/kinds';
import { ADMIN } from '@/cms/admin-ui/routes';
import type { KindInfo, Kinds } from './tree';

/** The translated collections and globals as the admin names them. */
export function kindsOf({ payload, i18n }: PayloadRequest): Kinds {
  const { collections, globals } = payload.config;
  const ofCollections = collections.map(({ slug, labels, versions }): [string, KindInfo] => [
    slug,
    {
      name: getTranslation(labels.plural, i18n),
      isGlobal: false,
      hasDrafts: Boolean(versions?.drafts),
    },
  ]);
  const ofGlobals = globals.map(({ slug, label, versions }): [string, KindInfo] => [
    slug,
    { name: getTranslation(label, i18n), isGlobal: true, hasDrafts: Boolean(versions?.drafts) },
  ]);
  const known = [...ofCollections, ...ofGlobals].filter(([slug]) => translatedKinds.includes(slug));
  return Object.fromEntries(known);
}

type Query = AdminViewServerProps['searchParams'];

/**
 * The login that leads back to a view.
 * @param address of the view, without its query
 */
export function loginAddress(address: string, searchParams: Query): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  const back = query.size > 0 ? `${address}?${query}` : address;
  return `${ADMIN}/login?redirect=${encodeURIComponent(back)}`;
}

/** The documents that an address names: `?refs=pages:12,header`, or `?ref=pages:12`. */
export function refsIn(searchParams: Query): string[] {
  const { refs, ref } = searchParams ?? {};
  return [refs ?? [], ref ?? []].flat().flatMap((value) => value.split(',').filter(Boolean));
}
