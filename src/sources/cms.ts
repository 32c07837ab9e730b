import config from '@payload-config';
import { unstable_cache } from 'next/cache';
import { getPayload, type GlobalSlug } from 'payload';
import type {
  Airline as AirlineDoc,
  City as CityDoc,
  Cooky,
  ErrorMessage,
  Flight as FlightDoc,
  Footer,
  Header,
  Media,
  Message,
  Metric,
  NotFound,
  Schedule as ScheduleDoc,
} from '@collections/payload-types';
import type { Image } from '@/contract/common';
import type { Direction, Flights } from '@/contract/flights';
import { locales, localeNames, type Locale } from '@/contract/locale';
import type { FooterData, HeaderData, NotFoundPage } from '@/contract/pages';
import { matchesSearch, parseFlightId, planDay } from '@/lib/flights/board';
import { demonstrate, overlay, unreported } from '@/lib/flights/progress';
import { nextSeason, seasonOf } from '@/lib/flights/seasons';
import type {
  Airline,
  BoardFlight,
  City,
  Pattern,
  PlannedFlight,
  Report,
} from '@/lib/flights/types';
import { airportDate, toAirportIso } from '@/lib/time';
import { toFlight, toFlightDetail, toSeason } from './bundled-flights';
import { inLanguage, publishedIn } from './localized';
import { sanitiseMessage } from './sanitise';
import type { Source } from './source';
import { words } from './words';

const cms = () => getPayload({ config });

/** Published data changes only by publishing, which purges its tag; the hour is a safety net. */
const SAFETY_NET_SECONDS = 3600;

/** A published read, kept until its tag is purged. */
const kept = <Arguments extends unknown[], Result>(
  tag: string,
  read: (...args: Arguments) => Promise<Result>,
) => unstable_cache(read, [tag], { tags: [tag], revalidate: SAFETY_NET_SECONDS });

const published = { locale: 'all', draft: false, overrideAccess: false } as const;

const globalDocument = (slug: GlobalSlug) =>
  kept(slug, async () => (await cms()).findGlobal({ slug, ...published, depth: 1 }) as unknown)();

async function globalIn<T>(slug: GlobalSlug, lang: Locale): Promise<T> {
  return inLanguage<T>(await globalDocument(slug), lang);
}

interface Linked {
  href?: string | null;
  text?: string | null;
}
const toLink = (link: Linked | undefined | null) => ({
  href: link?.href ?? '',
  text: link?.text ?? '',
});

function toImage(media: number | Media | null | undefined): Image | null {
  if (typeof media !== 'object' || !media?.url || !media.width || !media.height) return null;
  const { url, alt, width, height } = media;
  return { src: url, srcset: '', alt: alt ?? '', width, height };
}

function toHeader(header: Header, lang: Locale): HeaderData {
  const { search, blindPanel } = header;
  return {
    temp: header.temperature ?? '',
    nav: (header.nav ?? []).map(toLink),
    languages: {
      options: locales.map((value) => ({
        value,
        text: localeNames[value],
        ...(value === lang && { selected: true }),
      })),
    },
    menu: {
      nav: (header.menu ?? []).map((item, index) => {
        const id = index + 1;
        const submenu = (item.submenu ?? []).map((entry, position) => ({
          id: id * 100 + position + 1,
          ...toLink(entry),
        }));
        return { id, ...toLink(item), ...(submenu.length > 0 && { submenu }) };
      }),
    },
    phone: { ...toLink(header.phone), description: header.phone?.description ?? '' },
    social: (header.social ?? []).map((entry) => ({ ...toLink(entry), icon: entry.icon })),
    copyright: header.copyright ?? '',
    search: {
      placeholder: search?.placeholder ?? '',
      clear: search?.clear ?? '',
      show_all: search?.showAll ?? '',
    },
    blind_panel: {
      font_size_text: blindPanel?.fontSizeText ?? '',
      font_size_text_symbols: blindPanel?.fontSizeTextSymbols ?? '',
      color_scheme_text: blindPanel?.colorSchemeText ?? '',
      images_text: blindPanel?.imagesText ?? '',
      close_text: blindPanel?.closeText ?? '',
    },
  };
}

function toFooter(footer: Footer, { phone, social }: HeaderData): FooterData {
  return {
    logo: { href: '/' },
    phone,
    social,
    nav: (footer.nav ?? []).map(toLink),
    copyright: footer.copyright ?? '',
    site_map: toLink(footer.siteMap),
    privacy: toLink(footer.privacy),
    madein: toLink(footer.madeIn),
    awards: (footer.awards ?? []).flatMap(({ image, href }) => {
      const picture = toImage(image);
      return picture ? [{ image: picture, ...(href && { href }) }] : [];
    }),
  };
}

const toErrorMessages = (messages: ErrorMessage) => ({
  required: messages.required ?? '',
  email: messages.email ?? '',
});

function toNotFound(page: NotFound): NotFoundPage {
  return {
    not_found: { title: page.title ?? '', text: page.text ?? '', link: toLink(page.link) },
    meta: {
      pageTitle: page.meta?.title ?? '',
      pageDescription: page.meta?.description ?? '',
      pageImage: toImage(page.meta?.image)?.src ?? null,
    },
  };
}

type Localised<T, Field extends keyof T> = Omit<T, Field> &
  Record<Field, Partial<Record<Locale, string>> | null | undefined>;

/** Texts in every language; the empty ones left out. */
function named(values: Partial<Record<Locale, string | null>> | null | undefined) {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, text]) => text)) as Partial<
    Record<Locale, string>
  >;
}

const toCity = ({ iata, name, country, timeZone }: Localised<CityDoc, 'name'>): City => ({
  iata,
  names: named(name),
  country,
  timeZone,
});

const toAirline = ({ iata, name, checkInCloses }: AirlineDoc): Airline => ({
  iata,
  name,
  checkInCloses,
});

function toPattern(
  entry: ScheduleDoc,
  airlines: ReadonlyMap<number, Airline>,
  cities: ReadonlyMap<number, City>,
): Pattern | null {
  const airline = airlines.get(entry.airline as number);
  const city = cities.get(entry.city as number);
  if (!airline || !city) return null;
  const { aircraft } = entry;
  return {
    season: entry.season,
    number: entry.number,
    direction: entry.direction,
    airline,
    city,
    via: (entry.via ?? []).flatMap((id) => cities.get(id as number) ?? []),
    codeshares: entry.codeshares ?? [],
    days: entry.days.map(Number),
    departureTime: entry.departureTime,
    arrivalTime: entry.arrivalTime,
    arrivalDayShift: entry.arrivalDayShift,
    durationMinutes: entry.duration ?? null,
    validFrom: entry.validFrom,
    validTo: entry.validTo,
    aircraft: aircraft?.iata ? { iata: aircraft.iata, name: aircraft.name ?? '' } : null,
    terminal: entry.terminal || null,
  };
}

/** The whole timetable with its airlines and cities; a change of any of the three purges it. */
const timetable = unstable_cache(
  async () => {
    const payload = await cms();
    const all = { ...published, pagination: false, depth: 0 } as const;
    const [cities, airlines, entries] = await Promise.all([
      payload.find({ collection: 'cities', ...all }),
      payload.find({ collection: 'airlines', ...all }),
      payload.find({ collection: 'schedule', ...all }),
    ]);
    const byId = <Doc extends { id: number }, Result>(docs: Doc[], map: (doc: Doc) => Result) =>
      new Map(docs.map((doc) => [doc.id, map(doc)]));
    const cityById = byId(cities.docs as unknown as Localised<CityDoc, 'name'>[], toCity);
    const airlineById = byId(airlines.docs, toAirline);
    return entries.docs.flatMap((entry) => toPattern(entry, airlineById, cityById) ?? []);
  },
  ['timetable'],
  { tags: ['schedule', 'airlines', 'cities'], revalidate: SAFETY_NET_SECONDS },
);

const operations = kept('operations', async () =>
  (await cms()).findGlobal({ slug: 'operations', overrideAccess: false }),
);

const moment = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);

function toReport(doc: Localised<FlightDoc, 'notice'>): Report {
  return {
    status: (doc.status as Report['status']) ?? null,
    estimatedAt: moment(doc.estimatedAt),
    actualAt: moment(doc.actualAt),
    terminal: doc.terminal || null,
    checkInDesks: doc.checkInDesks || null,
    gate: doc.gate || null,
    belt: doc.belt || null,
    divertedTo:
      typeof doc.divertedTo === 'object' && doc.divertedTo
        ? toCity(doc.divertedTo as unknown as Localised<CityDoc, 'name'>)
        : null,
    notice: named(doc.notice),
    history: (doc.history ?? []).map((change) => ({
      at: moment(change.at) ?? 0,
      field: change.field as Report['history'][number]['field'],
      from: change.from ?? null,
      to: change.to ?? null,
    })),
    updatedAt: Date.parse(doc.updatedAt),
  };
}

/** What operations reported for a day. It is read anew for each reply: a gate must never be old. */
async function reportsOf(date: string): Promise<Map<string, Report>> {
  const { docs } = await (
    await cms()
  ).find({
    collection: 'flights',
    where: { date: { equals: date } },
    ...published,
    pagination: false,
    depth: 1,
  });
  return new Map(
    (docs as unknown as Localised<FlightDoc, 'notice'>[]).map((doc) => [
      doc.flightId,
      toReport(doc),
    ]),
  );
}

async function boardOf(
  date: string,
  direction: Direction,
  now: number,
  keep: (flight: PlannedFlight) => boolean,
): Promise<BoardFlight[]> {
  const [patterns, reports, { automaticProgress }] = await Promise.all([
    timetable(),
    reportsOf(date),
    operations(),
  ]);
  const base = automaticProgress ? demonstrate : unreported;
  return planDay(patterns, date, direction)
    .filter(keep)
    .map((flight) => {
      const expected = base(flight, now);
      const reported = reports.get(flight.id);
      return { ...flight, report: reported ? overlay(expected, reported) : expected };
    });
}

/** The bundled Payload instance: what editors published and operations reported. */
export const cmsSource: Source = {
  async layout(lang) {
    const [header, footer, cookies, message, errors] = await Promise.all([
      globalIn<Header>('header', lang),
      globalIn<Footer>('footer', lang),
      globalDocument('cookies'),
      globalDocument('message'),
      globalIn<ErrorMessage>('error-messages', lang),
    ]);
    const headerData = toHeader(header, lang);
    const notice = inLanguage<Cooky>(cookies, lang);
    const test = inLanguage<Message>(message, lang);
    const shown = (document: unknown) => publishedIn(document, lang) || publishedIn(document, 'uz');
    return {
      headerData,
      footerData: toFooter(footer, headerData),
      cookiesData:
        notice.enabled && shown(cookies)
          ? {
              title: notice.title ?? '',
              duration: notice.duration ?? '',
              description: notice.description ?? '',
              button: { text: notice.button ?? '' },
            }
          : null,
      messageData:
        test.enabled && shown(message)
          ? { title: test.title ?? '', description: sanitiseMessage(test.description ?? '') }
          : null,
      errorMessages: toErrorMessages(errors),
    };
  },

  async notFound(lang) {
    return toNotFound(await globalIn<NotFound>('not-found', lang));
  },

  async errorMessages(lang) {
    return { errorMessages: toErrorMessages(await globalIn<ErrorMessage>('error-messages', lang)) };
  },

  async metrics() {
    return { scripts: (await globalIn<Metric>('metrics', 'uz')).scripts ?? '' };
  },

  async flights({ direction, search, date, lang }): Promise<Flights> {
    const now = Date.now();
    const board = await boardOf(date ?? airportDate(now), direction, now, (flight) =>
      matchesSearch(flight, search),
    );
    return {
      flights: board.map((flight) => toFlight(flight, lang)),
      message: board.length > 0 ? '' : words(lang, 'board')('none'),
      as_of: toAirportIso(now),
    };
  },

  async flight(id, lang) {
    const now = Date.now();
    const parsed = parseFlightId(id);
    if (!parsed) return null;
    const [flight] = await boardOf(
      parsed.date,
      parsed.direction,
      now,
      (candidate) => candidate.id === id,
    );
    return flight ? { flight: toFlightDetail(flight, lang), as_of: toAirportIso(now) } : null;
  },

  async schedule(query) {
    const current = seasonOf(query.date ?? airportDate(Date.now()));
    const wanted = query.date ? [current] : [current, nextSeason(current)];
    const patterns = await timetable();
    const seasons = wanted.map((season) => toSeason(season, patterns, query));
    const empty = seasons.every(({ flights }) => flights.length === 0);
    return { seasons, message: empty ? words(query.lang, 'board')('none') : '' };
  },
};
