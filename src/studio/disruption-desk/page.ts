import type { Locale } from '@/i18n/locales';
import { disruptionPath, localised } from '@/lib/hrefs';

/** The address of the page that tells travellers of disruptions; in the browser only. */
export const pageIn = (lang: Locale): string =>
  `${location.origin}${localised(disruptionPath, lang)}`;
