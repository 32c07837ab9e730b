import type { Source } from '../source';
import { withDisruptions } from '../with-disruptions';
import * as cards from './cards';
import { disruptions } from './disruptions';
import { flight, flights, flightsLike, schedule } from './flights';
import * as layout from './layout';
import { live } from './live';
import * as pages from './pages';
import * as press from './press';
import { scheme } from './scheme';
import { search } from './search';
import * as partners from './partners';
import * as services from './services';

/** The bundled Payload instance: what editors published and operations reported. */
export const cmsSource: Source = withDisruptions(
  {
    layout: layout.layout,
    notFound: layout.notFound,
    errorMessages: layout.errorMessages,
    metrics: layout.metrics,
    flights: live(flights),
    flight: live(flight),
    schedule: live(schedule),
    cardList: cards.cardList,
    card: cards.card,
    pressList: press.pressList,
    press: press.press,
    search: live((query) => search(query, flightsLike)),
    services: services.services,
    service: services.service,
    partners: partners.partners,
    partner: partners.partner,
    pages: pages.pages,
    page: pages.page,
    person: pages.person,
    scheme,
    redirect: pages.redirect,
  },
  live(disruptions),
);
