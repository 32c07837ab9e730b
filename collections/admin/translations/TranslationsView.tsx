import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { dateForms } from '../lib/date-forms';
import { VIEW } from '../lib/routes';
import { kindsOf, loginAddress } from '../lib/staff-view';
import { TranslationsTool } from './TranslationsTool';

/** `/admin/translations`: pages as they are shown, in all languages side by side. For staff only. */
export function TranslationsView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  // Payload leaves the door of a custom view to the view itself.
  if (!req.user || !permissions.canAccessAdmin) redirect(loginAddress(VIEW, searchParams));
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
