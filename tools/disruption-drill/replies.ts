import { locales, type Locale } from '../../src/i18n/locales';
import { disruptionPath, flightPath, localised } from '../../src/lib/hrefs';

/** What a reader looks at. */
export type Kind =
  | 'home'
  | 'board'
  | 'flight'
  | 'disruption'
  | 'call of board'
  | 'call of flight'
  | 'call of disruption';

/** An address that readers open. */
export interface Subject {
  kind: Kind;
  lang: Locale;
  /** With language and query. */
  path: string;
}

/** The name under which a reply shows what is said of the whole airport. */
export const AIRPORT = 'airport';

/** What a reply shows, by flight id; of {@link AIRPORT} all that it shows. */
export type Shown = ReadonlyMap<string, string>;

interface SaidOfFlight {
  id: string;
  status: { text: unknown };
  estimated_at: string | null;
}

const ofFlight = ({ id, status, estimated_at: time }: SaidOfFlight): [string, string] => [
  id,
  `${JSON.stringify(status.text)} ${time ?? ''}`,
];

function inCall(body: string): Shown {
  const { data } = JSON.parse(body) as {
    data: {
      flights?: SaidOfFlight[];
      flight?: SaidOfFlight;
      disruptions?: { heading: unknown; flights: SaidOfFlight[] | null }[];
    };
  };
  const { flights = [], flight, disruptions } = data;
  const all = [
    ...flights,
    ...(flight ? [flight] : []),
    ...(disruptions ?? []).flatMap((one) => one.flights ?? []),
  ];
  const airport = disruptions?.map(({ heading }) => JSON.stringify(heading)).join(' ');
  return new Map([
    ...all.map(ofFlight),
    ...(airport === undefined ? [] : [[AIRPORT, airport] as const]),
  ]);
}

/** The text of HTML, without what is no text of the page. */
const textOf = (html: string): string =>
  html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const ROW = /<li\b(?:(?!<li\b)[\s\S])*?<\/li>/g;
const FLIGHT_ID = /\/flight-board\/([a-z0-9]+-\d{8}-[ad])\//;

/** A flight's own page says what becomes of it before its second heading. */
function ofFlightPage(path: string, html: string): [string, string][] {
  const id = FLIGHT_ID.exec(path)?.[1];
  const main = html.slice(html.indexOf('<main'));
  const end = main.indexOf('<h2');
  return id ? [[id, textOf(end < 0 ? main : main.slice(0, end))]] : [];
}

function inPage({ kind, path }: Subject, html: string): Shown {
  const plain = html.replace(/<script\b[\s\S]*?<\/script>/g, '');
  const rows = [...plain.matchAll(ROW)].flatMap(([row]): [string, string][] => {
    const id = FLIGHT_ID.exec(row)?.[1];
    return id ? [[id, textOf(row)]] : [];
  });
  const own = kind === 'flight' ? ofFlightPage(path, plain) : [];
  return new Map([...rows, ...own, [AIRPORT, textOf(plain)]]);
}

/** What an answered request shows of flights and of the whole airport. */
export const shownBy = (subject: Subject, body: string): Shown =>
  subject.path.startsWith('/api/') ? inCall(body) : inPage(subject, body);

/** What is there to be read in every language: of the flights, and of the days on which they are. */
export function subjectsOf(flights: readonly string[]): Subject[] {
  const dates = [
    ...new Set(flights.map((id) => /-(\d{4})(\d\d)(\d\d)-/.exec(id)?.slice(1).join('-'))),
  ];
  const boards = dates.flatMap((date) =>
    ['departure', 'arrival'].map((direction) => `?direction=${direction}&date=${date}`),
  );
  return locales.flatMap((lang): Subject[] => {
    const page = (kind: Kind, path: string) => ({ kind, lang, path: localised(path, lang) });
    const call = (kind: Kind, path: string) => ({ kind, lang, path });
    return [
      page('home', '/'),
      page('disruption', disruptionPath),
      call('call of disruption', `/api/disruption?lang=${lang}`),
      ...boards.map((query) => page('board', `/flight-board/${query}`)),
      ...boards.map((query) => call('call of board', `/api/flights${query}&lang=${lang}`)),
      ...flights.map((id) => page('flight', flightPath(id))),
      ...flights.map((id) => call('call of flight', `/api/flights/${id}?lang=${lang}`)),
    ];
  });
}
