import { permanentRedirect } from 'next/navigation';
import type { Locale } from '@/i18n/locales';
import { asciiAddress, targetIn } from '@/lib/hrefs';

/** Ends the page: its address has moved, for good, to a path of the site in the language or outside of it. */
export function movedTo(target: string, lang: Locale): never {
  permanentRedirect(asciiAddress(targetIn(target, lang)));
}
