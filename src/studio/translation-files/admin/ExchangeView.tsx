import type { AdminViewServerProps } from 'payload';
import { isLocale } from '@/i18n/locales';
import { kindsOf, refsIn } from '@/studio/lib/staff-view';
import { StaffTemplate } from '@/studio/components/StaffTemplate';
import { Exchange } from './Exchange';
import { EXCHANGE } from './lib/targets';

/**
 * `/admin/translations/exchange?refs=pages:12,header&lang=ru`: texts go to translators as a file and
 * come back. The address may name documents and a language to begin with.
 */
export function ExchangeView(view: AdminViewServerProps) {
  const { searchParams } = view;
  const lang = searchParams?.lang ?? searchParams?.locale;
  return (
    <StaffTemplate view={view} address={EXCHANGE}>
      <Exchange
        kinds={kindsOf(view.initPageResult.req)}
        refs={refsIn(searchParams)}
        lang={isLocale(lang) ? lang : null}
      />
    </StaffTemplate>
  );
}
