import { getRequestConfig } from 'next-intl/server';
import { localeOf } from '@/i18n/locales';
import { languageTag } from '@/i18n/uzbek-alphabets/alphabets';
import { requestAlphabet } from '@/lib/request-alphabet';
import { AIRPORT_TIME_ZONE } from '@/lib/time';
import { source } from '@/sources';
import { siteWords } from '@/features/layout/site-words';
import { names } from '@/features/names';

export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = localeOf(requested);
  const alphabet = requestAlphabet();
  const [{ default: messages }, { airport }] = await Promise.all([
    import(`@/i18n/messages/${languageTag(locale, alphabet)}.json`),
    source(alphabet).layout({ lang: locale }),
  ]);
  return {
    locale,
    messages: { ...names[locale], ...messages, site: siteWords(airport) },
    timeZone: AIRPORT_TIME_ZONE,
  };
});
