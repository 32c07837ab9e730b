import type { Source } from '../source';
import { withDisruptions } from '../with-disruptions';
import { card, cardList } from './cards';
import { disruptions } from './disruptions';
import { flight, flights, flightsLike, schedule } from './flights';
import * as layout from './layout';
import { live } from './live';
import { page, pages, person, redirect } from './pages';
import * as press from './press';
import { scheme } from './scheme';
import { search } from './search';
import * as partners from './partners';
import * as services from './services';

/** The bundled Payload instance: what editors published and operations reported. */
export const cmsSource: Source = withDisruptions(
  {
    ...layout,
    ...partners,
    ...press,
    ...services,
    card,
    cardList,
    page,
    pages,
    person,
    redirect,
    scheme,
    flights: live(flights),
    flight: live(flight),
    schedule: live(schedule),
    search: live((query) => search(query, flightsLike)),
  },
  live(disruptions),
);
