import type { Locale } from '@/i18n/locales';
import { unfiltered } from '@/features/places/filters';
import { headOf } from './heads';
import { latestReleases } from './latest-releases';
import { nextFlights } from './next-flights';
import { source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';

/** Cards that the home page shows. */
const PLACES = 4;

/** Everything the home page shows; what cannot be had at the moment is left out, flights are null. */
export async function homeContent(lang: Locale) {
  const [head, layout, flights, cafes, shops, services, press, partners] = await Promise.all([
    headOf('/', lang),
    source().layout({ lang }),
    nextFlights(lang),
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
    ...flights,
    cards,
    services: (services?.items ?? [])
      .filter(({ place_id }) => place_id)
      .slice(0, PLACES - cards.length),
    press,
    partners: partners?.items ?? [],
  };
}
