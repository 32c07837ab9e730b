import type { Locale } from '@/i18n/locales';
import type messages from '@/i18n/messages/en.json';
import type { SiteWords } from '@/features/layout/site-words';
import type { Names } from '@/features/names';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages & Names & { site: SiteWords };
  }
}
