import type { Locale } from '@/i18n/locales';
import { words } from '@/i18n/words';
import type { FlightStatus } from './statuses';

/** What the site says of a status: with the belt of the bags, or the aerodrome diverted to, once known. */
export function statusText(
  status: FlightStatus,
  lang: Locale,
  { belt, place }: { belt?: string | null; place?: string | null } = {},
): string {
  const t = words(lang, 'statuses');
  if (status === 'baggage' && belt) return t('bagsOnBelt', { belt });
  if (status === 'diverted' && place) return t('divertedTo', { place });
  return t(status);
}
