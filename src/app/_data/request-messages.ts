import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '@/i18n/locales';
import { AIRPORT_TIME_ZONE } from '@/lib/time';
import { source } from '@/sources';
import { siteWords } from '@/features/layout/site-words';
import { names } from '@/features/names';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const [{ default: messages }, { airport }] = await Promise.all([
    import(`@/i18n/messages/${locale}.json`),
    source().layout({ lang: locale }),
  ]);
  return {
    locale,
    messages: { ...messages, ...names[locale], site: siteWords(airport) },
    timeZone: AIRPORT_TIME_ZONE,
  };
});
