import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2';
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2';
import { preload } from 'react-dom';
import type { Locale } from '@/contract/locale';

/** Asks for a language's letters with the HTML, so that no text changes its shape before the eye. */
export function preloadFonts(locale: Locale): void {
  for (const url of locale === 'ru' ? [latin, cyrillic] : [latin]) {
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
