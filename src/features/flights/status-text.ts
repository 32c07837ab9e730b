import type { Locale } from '@/i18n/locales';
import { names } from '@/features/names';
import { words } from '@/i18n/words';
import type { FlightStatus } from './statuses';

/** What the site says of a status: with the belt of the bags, or the aerodrome diverted to, once known. */
export function statusText(
  status: FlightStatus,
  lang: Locale,
  { belt, place }: { belt?: string | null; place?: string | null } = {},
): string {
  const t = words(lang, 'status');
  if (status === 'baggage' && belt) return t('bagsOnBelt', { belt });
  if (status === 'diverted' && place) return t('divertedTo', { place });
  return names[lang].statuses[status];
}
