import { MAIN_FLIGHTS_SHOWN } from '@/constants';
import type { Flights } from '@/contract/flights';
import type { Locale } from '@/contract/locale';
import { upcoming } from '@/lib/flights/status-view';
import { headOf } from './heads';
import { source } from './index';
import { unlessOut } from './source';

/** Cards and releases that the home page shows. */
const PLACES = 4;
const RELEASES = 3;

/** Of a day's flights those that the home page shows. */
const shown = (flights: Flights | null) =>
  flights && { ...flights, flights: upcoming(flights, MAIN_FLIGHTS_SHOWN) };

/** Everything the home page shows; what cannot be had at the moment is left out, flights are null. */
export async function homeContent(lang: Locale) {
  const flights = { search: '', date: undefined, lang };
  const places = { area: 'all', floor: 'all', type: 'all', category: 'all', search: '', offset: 0 };
  const [head, layout, departures, arrivals, cafes, shops, services, press, partners] =
    await Promise.all([
      headOf('/', lang),
      source().layout(lang),
      unlessOut(source().flights({ ...flights, direction: 'departure' })),
      unlessOut(source().flights({ ...flights, direction: 'arrival' })),
      unlessOut(source().cardList('cafes-and-restaurants', { ...places, limit: 1, lang })),
      unlessOut(source().cardList('shops', { ...places, limit: 1, lang })),
      unlessOut(source().services(lang)),
      unlessOut(source().pressList({ type: 'all', search: '', offset: 0, limit: RELEASES, lang })),
      unlessOut(source().partners(lang)),
    ]);
  const cards = [...(cafes?.items ?? []), ...(shops?.items ?? [])];
  return {
    head,
    message: layout.messageData,
    phone: layout.headerData.phone,
    departures: shown(departures),
    arrivals: shown(arrivals),
    cards,
    services: (services?.items ?? [])
      .filter(({ place_id }) => place_id)
      .slice(0, PLACES - cards.length),
    press: press?.items ?? [],
    partners: partners?.items ?? [],
  };
}
