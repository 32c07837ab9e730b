import type { Locale } from '@/contract/locale';
import { headOf } from './heads';
import { source } from './index';

/** Cards and releases that the home page shows. */
const PLACES = 4;
const RELEASES = 3;

/** Everything the home page shows. */
export async function homeContent(lang: Locale) {
  const flights = { search: '', date: undefined, lang };
  const places = { area: 'all', floor: 'all', type: 'all', category: 'all', search: '', offset: 0 };
  const [head, layout, departures, arrivals, cafes, shops, services, press, partners] =
    await Promise.all([
      headOf('/', lang),
      source().layout(lang),
      source().flights({ ...flights, direction: 'departure' }),
      source().flights({ ...flights, direction: 'arrival' }),
      source().cardList('cafes-and-restaurants', { ...places, limit: 1, lang }),
      source().cardList('shops', { ...places, limit: 1, lang }),
      source().services(lang),
      source().pressList({ type: 'all', search: '', offset: 0, limit: RELEASES, lang }),
      source().partners(lang),
    ]);
  const cards = [...cafes.items, ...shops.items];
  return {
    head,
    message: layout.messageData,
    departures,
    arrivals,
    cards,
    services: services.items.filter(({ place_id }) => place_id).slice(0, PLACES - cards.length),
    press: press.items,
    partners: partners.items,
  };
}
