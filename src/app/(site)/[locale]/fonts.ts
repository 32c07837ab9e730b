import { preload } from 'react-dom';
import { defaultLocale, languages, type Locale } from '@/i18n/locales';
import type { OfferedAlphabet, OtherAlphabet } from '@/i18n/uzbek-alphabets/alphabets';
import cyrillic from '@/styles/fonts/onest-cyrillic.woff2';
import latin from '@/styles/fonts/onest-latin.woff2';
import uzbek from '@/styles/fonts/onest-uzbek.woff2';

/** What texts in a script are written with: names and numbers in any are Latin. */
const files = { Latin: [latin], Cyrillic: [latin, cyrillic] };

/** The same of the alphabets of Uzbek. */
const alphabetFiles: Record<OfferedAlphabet, string[]> = {
  latin: files.Latin,
  cyrillic: [...files.Cyrillic, uzbek],
};

/**
 * The letters of an alphabet that src/styles/_fonts.scss names no file for, as styles for its own pages; without
 * quotes, which React would escape.
 */
export const moreLetters: Record<OtherAlphabet, string> = {
  cyrillic: `@font-face{font-family:Onest;src:url(${uzbek});font-display:swap;font-weight:400 700;unicode-range:U+492-493,U+49A-49B,U+4B2-4B3}`,
};

/** Asks for a language's letters with the HTML, so that no text changes its shape before the eye. */
export function preloadFonts(locale: Locale, alphabet: OfferedAlphabet): void {
  const wanted =
    locale === defaultLocale ? alphabetFiles[alphabet] : files[languages[locale].script];
  for (const url of wanted) {
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
