import { preload } from 'react-dom';
import { languages, type Locale } from '@/i18n/locales';
import cyrillic from '@/styles/fonts/onest-cyrillic.woff2';
import latin from '@/styles/fonts/onest-latin.woff2';

/** What texts in a script are written with: names and numbers in any are Latin. */
const files = { Latin: [latin], Cyrillic: [latin, cyrillic] };

/** Asks for a language's letters with the HTML, so that no text changes its shape before the eye. */
export function preloadFonts(locale: Locale): void {
  for (const url of files[languages[locale].script]) {
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
