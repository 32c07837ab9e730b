import { getTranslation } from '@payloadcms/translations';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { translatedKinds } from '../../translations/overview';
import { dateForms } from '../lib/date-forms';
import { ADMIN, VIEW } from '../lib/routes';
import type { KindInfo, Kinds } from '../lib/tree';
import { TranslationsTool } from './TranslationsTool';

/** The translated collections and globals as the admin names them. */
function kindsOf({ payload, i18n }: PayloadRequest): Kinds {
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

/** Where somebody who is not signed in comes from, so that the login leads back. */
function loginAddress(searchParams: AdminViewServerProps['searchParams']): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams ?? {})) {
    for (const one of [value ?? []].flat()) query.append(name, one);
  }
  const back = query.size > 0 ? `${VIEW}?${query}` : VIEW;
  return `${ADMIN}/login?redirect=${encodeURIComponent(back)}`;
}

/** `/admin/translations`: pages as they are shown, in all languages side by side. For staff only. */
export function TranslationsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  // Payload leaves the door of a custom view to the view itself.
  if (!req.user || !permissions.canAccessAdmin) redirect(loginAddress(searchParams));
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      // A copy: Payload's own cannot be handed on, React makes it read-only.
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      <TranslationsTool kinds={kindsOf(req)} forms={dateForms(req.i18n.language)} />
    </DefaultTemplate>
  );
}
