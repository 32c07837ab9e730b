import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '@/contract/locale';
import { AIRPORT_TIME_ZONE } from '@/lib/time';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = isLocale(requested) ? requested : defaultLocale;
  const { default: messages } = await import(`./messages/${locale}.json`);
  return { locale, messages, timeZone: AIRPORT_TIME_ZONE };
});
