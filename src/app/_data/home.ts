import { MAIN_FLIGHTS_SHOWN } from '@/constants';
import type { Direction } from '@/features/flights/schema';
import type { Locale } from '@/i18n/locales';
import { unfiltered } from '@/features/places/filters';
import {
  dateAfter,
  flightsAhead,
  upcoming,
  type FlightsAhead,
} from '@/features/flights/status-view';
import { headOf } from './heads';
import { latestReleases } from './latest-releases';
import { source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';

/** Cards that the home page shows. */
const PLACES = 4;

/** The flights that the home page shows of a direction; null while they cannot be had. */
async function nextOf(direction: Direction, lang: Locale): Promise<FlightsAhead | null> {
  const query = { direction, search: '', lang };
  const today = await nullOnOutage(source().flights({ ...query, date: undefined }));
  if (!today) return null;
  const isShort = upcoming(today, MAIN_FLIGHTS_SHOWN).length < MAIN_FLIGHTS_SHOWN;
  const date = dateAfter(today);
  const tomorrow = isShort ? await nullOnOutage(source().flights({ ...query, date })) : null;
  const shown = flightsAhead({ today, tomorrow }, MAIN_FLIGHTS_SHOWN);
  return {
    today: { ...today, flights: shown.today },
    tomorrow: tomorrow && { ...tomorrow, flights: shown.tomorrow },
  };
}

/** Everything the home page shows; what cannot be had at the moment is left out, flights are null. */
export async function homeContent(lang: Locale) {
  const [head, layout, departures, arrivals, cafes, shops, services, press, partners] =
    await Promise.all([
      headOf('/', lang),
      source().layout({ lang }),
      nextOf('departure', lang),
      nextOf('arrival', lang),
      nullOnOutage(
        source().cardList({ kind: 'cafes-and-restaurants', ...unfiltered, limit: 1, lang }),
      ),
      nullOnOutage(source().cardList({ kind: 'shops', ...unfiltered, limit: 1, lang })),
      nullOnOutage(source().services({ lang })),
      latestReleases(lang),
      nullOnOutage(source().partners({ lang })),
    ]);
  const cards = [...(cafes?.items ?? []), ...(shops?.items ?? [])];
  return {
    head,
    message: layout.messageData,
    phone: layout.headerData.phone,
    departures,
    arrivals,
    cards,
    services: (services?.items ?? [])
      .filter(({ place_id }) => place_id)
      .slice(0, PLACES - cards.length),
    press,
    partners: partners?.items ?? [],
  };
}
