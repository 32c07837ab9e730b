import { defineRouting } from 'next-intl/routing';
import { defaultLocale, locales } from '@/contract/locale';

export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  localeDetection: false,
  localeCookie: false,
});
