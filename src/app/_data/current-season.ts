import type { Season } from '@/features/flights/schema';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources';
import { nullOnOutage } from '@/sources/source';

/** The departures of the season that lasts; null while they cannot be had. */
export async function currentSeason(lang: Locale): Promise<Season | null> {
  const query = { direction: 'departure', city: '', date: undefined, type: 'all', lang } as const;
  const schedule = await nullOnOutage(source().schedule(query));
  return schedule?.seasons[0] ?? null;
}
