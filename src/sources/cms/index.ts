import type { Source } from '../source';
import * as cards from './cards';
import { flight, flights, flightsLike, schedule } from './flights';
import * as layout from './layout';
import { live } from './live';
import * as pages from './pages';
import * as press from './press';
import { scheme } from './scheme';
import { search } from './search';
import * as services from './services';

/** The bundled Payload instance: what editors published and operations reported. */
export const cmsSource: Source = {
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
  partners: services.partners,
  partner: services.partner,
  pages: pages.pages,
  page: pages.page,
  person: pages.person,
  scheme,
  redirect: pages.redirect,
};
