import { preload } from 'react-dom';
import type { Locale } from '@/i18n/locales';
import cyrillic from '@/styles/fonts/onest-cyrillic.woff2';
import latin from '@/styles/fonts/onest-latin.woff2';

/** Asks for a language's letters with the HTML, so that no text changes its shape before the eye. */
export function preloadFonts(locale: Locale): void {
  for (const url of locale === 'ru' ? [latin, cyrillic] : [latin]) {
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
