import { preload } from 'react-dom';
import { BREAKPOINT_LG } from '@/constants';
import { defaultLocale, languages, type Locale } from '@/i18n/locales';
import type { OfferedAlphabet, OtherAlphabet } from '@/i18n/uzbek-alphabets/alphabets';
import { requestAlphabet } from '@/lib/request-alphabet';
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

/** The letters of Uzbek that no other Cyrillic needs, so that src/styles/_fonts.scss names no file for them. */
const uzbekLetters = `@font-face{font-family:Onest;src:url(${uzbek});font-display:swap;font-weight:400 700;unicode-range:U+492-493,U+49A-49B,U+4B2-4B3}`;

/** Its words are wider than the header's were drawn for: where letters are large, the time has no room beside them. */
const wideWords = `@media(min-width:${BREAKPOINT_LG}px)and (max-width:1040px){:root[data-font-size=large] header>div>nav+div{display:none}}`;

/** Styles that the pages of an alphabet need and nobody else gets. */
export const alphabetStyles: Record<OtherAlphabet, string> = {
  cyrillic: uzbekLetters + wideWords,
};

/** Asks for a language's letters with the HTML, so that no text changes its shape before the eye. */
export function preloadFonts(locale: Locale): void {
  const wanted =
    locale === defaultLocale ? alphabetFiles[requestAlphabet()] : files[languages[locale].script];
  for (const url of wanted) {
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
