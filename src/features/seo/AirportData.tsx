import { useTranslations } from 'next-intl';
import type { Locale } from '@/i18n/locales';
import { addressOf, JsonLd } from './JsonLd';

/** The airport itself, for search engines. */
export function AirportData({ lang }: { lang: Locale }) {
  const t = useTranslations('site');
  return (
    <JsonLd
      data={{
        '@type': 'Airport',
        name: t('name'),
        description: t('description'),
        iataCode: t('code'),
        url: addressOf('/', lang),
        address: { '@type': 'PostalAddress', addressCountry: 'UZ' },
      }}
    />
  );
}
