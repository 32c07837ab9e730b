import type { Locale } from '@/contract/locale';
import type messages from './messages/en.json';
import type { ErrorWords, SiteWords } from './site-words';

declare module 'next-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof messages & { site: SiteWords; fieldErrors: ErrorWords };
  }
}
