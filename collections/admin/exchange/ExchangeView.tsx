import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isLocale } from '../../../src/contract/locale';
import { Exchange } from './Exchange';
import { kindsOf, loginAddress, refsIn } from '../lib/staff-view';
import { EXCHANGE } from './lib/targets';

/**
 * `/admin/translations/exchange?refs=pages:12,header&lang=ru`: texts go to translators as a file and
 * come back. For staff only; the address may name documents and a language to begin with.
 */
export function ExchangeView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req, visibleEntities } = initPageResult;
  // Payload leaves the door of a custom view to the view itself.
  if (!req.user || !permissions.canAccessAdmin) redirect(loginAddress(EXCHANGE, searchParams));
  const lang = searchParams?.lang ?? searchParams?.locale;
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
      <Exchange
        kinds={kindsOf(req)}
        refs={refsIn(searchParams)}
        lang={isLocale(lang) ? lang : null}
      />
    </DefaultTemplate>
  );
}
