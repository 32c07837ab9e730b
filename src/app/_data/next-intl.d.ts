import type { Locale } from '@/i18n/locales';
import type messages from '@/i18n/messages/en.json';
import type { SeverityWords } from '@/features/disruption/severity-words';
import type { SiteWords } from '@/features/layout/site-words';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages & { notice: SeverityWords; site: SiteWords };
  }
}
