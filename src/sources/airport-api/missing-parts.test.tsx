import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { emptyLabelsIn } from '../../../tests/int/empty-labels';
import { readFixtures } from '../../../tests/faulty-api/base-replies/fixtures';
import { recordedBase } from '../../../tests/faulty-api/base-replies/recorded';
import { pathsOf, without, type Path } from '../../../tests/fixtures/parts';
import { exhaustive, seed } from '../../../tests/sample';
import { PlaceList } from '@/features/places/ui/PlaceList';
import {
  PlaceDetail,
  PartnerDetail,
  PersonDetail,
  ServiceDetail,
} from '@/features/places/ui/details';
import { FlightBoard } from '@/features/flights/ui/FlightBoard/FlightBoard';
import { FlightPage } from '@/features/flights/ui/FlightPage/FlightPage';
import { CookieNotice } from '@/features/analytics/ui/CookieNotice/CookieNotice';
import { Footer } from '@/features/layout/ui/Footer/Footer';
import { Header } from '@/features/layout/ui/Header/Header';
import { TestBanner } from '@/features/layout/ui/TestBanner/TestBanner';
import { PartnerGrid } from '@/features/partners/ui/PartnerGrid';
import { PressArticle } from '@/features/press/ui/PressArticle';
import { PressList } from '@/features/press/ui/PressList';
import { Schedule } from '@/features/flight-schedule/ui/Schedule';
import { SearchList } from '@/features/search/ui/SearchList';
import type { infer as Infer } from 'zod';
import { calls } from '@/api-contract/calls';
import type { SiteLayout } from '@/features/layout/schema';
import { searchResults, suggestions } from '@/features/search/schema';
import messages from '@/i18n/messages/en.json';
import { siteWords } from '@/features/layout/site-words';
import { names } from '@/features/names';
import { decode } from './decode';
import { isUpstreamFailure } from './failure';
import { lenientParse } from './lenient-parse';
import { mergeMissing, partialSchemaOf } from './merge-missing';

vi.mock('@/ui/Icon/icon-href', () => ({ iconHref: (name: string) => `#${name}` }));
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  usePathname: () => '/',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
// Of the server: it hands words over to the browser.
vi.mock('@/features/layout/ui/ClientWords/ClientWords', () => ({
  ClientWords: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('next/form', () => ({ default: 'form' }));

/** Pairs of a reply that are decoded and rendered; where everything is tested all are decoded. */
const DECODED_PAIRS = 60;
const RENDERED_PAIRS = exhaustive ? 400 : 10;

const ORIGIN = 'https://api.example.com';
const receivedAt = Date.parse('2026-11-21T09:20:00Z');
const lang = 'en';

type Tree = Record<string, unknown>;

/** The data that the recorded API answers, every list of it cut to its first items. */
async function recorded(path: string, query: Record<string, string> = {}): Promise<unknown> {
  const most = path === calls.layout.path ? 1 : 2;
  const { body } = await recordedBase()({
    path,
    query: { lang, ...query },
    headers: {},
    slash: false,
  });
  const cut = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.slice(0, most).map(cut);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part)]));
  };
  return cut((body as { data: unknown }).data);
}

const layout = (await recorded(calls.layout.path)) as SiteLayout;

const html = (element: ReactElement) =>
  renderToStaticMarkup(
    <NextIntlClientProvider
      locale={lang}
      timeZone="Asia/Tashkent"
      messages={{
        ...messages,
        ...names[lang],
        site: siteWords(layout.airport),
      }}
    >
      <body>{element}</body>
    </NextIntlClientProvider>,
  );

const all = { area: 'all', floor: 'all', type: 'all', category: 'all', search: '' };
const boardQuery = { direction: 'departure', search: 'a', date: undefined, lang } as const;
const scheduleQuery = {
  direction: 'departure',
  city: '',
  date: undefined,
  type: 'all',
  lang,
} as const;
const item = { trail: [], now: receivedAt };

const firstId = async (path: string) => {
  const { items, flights } = (await recorded(path)) as { items?: Tree[]; flights?: Tree[] };
  return String((items ?? flights)?.[0]?.id);
};

interface Subject {
  name: string;
  call: Pick<(typeof calls)[keyof typeof calls], 'path' | 'data'>;
  path: string;
  query?: Record<string, string>;
  parameters?: Record<string, string>;
  /** The list that the reply is of. */
  list?: string;
  /** Whether an entry of it has an id and a name, or what replaces them. */
  known?: (entry: Tree) => boolean;
  render?: (data: never) => ReactElement;
}

const subject = <Data,>(
  name: string,
  call: Subject['call'],
  path: string,
  rest: Omit<Subject, 'name' | 'call' | 'path' | 'render'> & {
    render?: (data: Data) => ReactElement;
  } = {},
): Subject => ({ name, call, path, ...rest }) as Subject;

type DataOf<Name extends keyof typeof calls> = Infer<(typeof calls)[Name]['data']>;

const has = (entry: unknown, ...names: string[]): boolean =>
  typeof entry === 'object' && entry !== null && names.every((name) => name in entry);
const idAndTitle = (entry: Tree) => (has(entry, 'id') || has(entry, 'href')) && has(entry, 'title');
const linkAndTitle = (entry: Tree) => has(entry, 'link', 'title');
const shop = await firstId('/api/card-list/shops');
const release = await firstId('/api/press');
const flight = await firstId('/api/flights');
const service = await firstId('/api/services');
const partner = await firstId('/api/partners');

const subjects: Subject[] = [
  subject<DataOf<'cardList'>>('cardList', calls.cardList, '/api/card-list/shops', {
    parameters: { kind: 'shops' },
    list: 'items',
    known: idAndTitle,
    render: (data) => (
      <PlaceList kind="shops" initial={data} filters={all} shown={9} now={receivedAt} />
    ),
  }),
  subject<DataOf<'card'>>('card', calls.card, `/api/card-list/shops/${shop}`, {
    parameters: { kind: 'shops', id: shop },
    render: (data) => <PlaceDetail item={data.item} {...item} position={null} nearby={[]} />,
  }),
  subject<DataOf<'pressList'>>('pressList', calls.pressList, '/api/press', {
    list: 'items',
    known: idAndTitle,
    render: (data) => <PressList initial={data} filters={{ type: 'all', search: '' }} shown={8} />,
  }),
  subject<DataOf<'press'>>('press', calls.press, `/api/press/${release}`, {
    parameters: { id: release },
    render: (data) => <PressArticle reply={data} trail={[]} lang={lang} />,
  }),
  subject<Infer<typeof searchResults>>(
    'search',
    { ...calls.search, data: searchResults as never },
    '/api/search',
    {
      query: { search: 'parking' },
      list: 'items',
      known: linkAndTitle,
      render: (data) => (
        <SearchList initial={data} filters={{ search: 'a', sort: 'none' }} shown={8} />
      ),
    },
  ),
  subject('suggestions', { ...calls.search, data: suggestions as never }, '/api/search', {
    query: { search: 'parking', type: 'short' },
    list: 'items',
    known: linkAndTitle,
  }),
  subject<DataOf<'flights'>>('flights', calls.flights, '/api/flights', {
    query: { direction: 'departure' },
    list: 'flights',
    known: (entry) =>
      has(entry, 'number', 'scheduled_at') && (has(entry.city, 'name') || has(entry.city, 'iata')),
    render: (data) => (
      <FlightBoard query={boardQuery} initial={JSON.stringify(data) as never} unavailable={null} />
    ),
  }),
  subject<DataOf<'flight'>>('flight', calls.flight, `/api/flights/${flight}`, {
    parameters: { id: flight },
    render: (data) => (
      <FlightPage
        flight={data.flight}
        lang={lang}
        airport={layout.airport}
        asOf={data.as_of}
        stale={data.stale}
      />
    ),
  }),
  subject<DataOf<'schedule'>>('schedule', calls.schedule, '/api/schedule', {
    query: { direction: 'departure' },
    list: 'seasons',
    known: ({ flights }) => Array.isArray(flights) && flights.some((one) => has(one, 'number')),
    render: (data) => <Schedule query={scheduleQuery} schedule={data} />,
  }),
  subject<DataOf<'services'>>('services', calls.services, '/api/services', {
    list: 'items',
    known: idAndTitle,
  }),
  subject<DataOf<'service'>>('service', calls.service, `/api/services/${service}`, {
    parameters: { id: service },
    render: (data) => <ServiceDetail item={data.item} {...item} position={null} />,
  }),
  subject<DataOf<'partners'>>('partners', calls.partners, '/api/partners', {
    list: 'items',
    known: idAndTitle,
    render: (data) => <PartnerGrid partners={data.items} />,
  }),
  subject<DataOf<'partner'>>('partner', calls.partner, `/api/partners/${partner}`, {
    parameters: { id: partner },
    render: (data) => <PartnerDetail item={data.item} {...item} />,
  }),
  subject<DataOf<'person'>>('person', calls.person, '/api/people/x', {
    parameters: { id: 'x' },
    render: (data) => <PersonDetail item={data.item} {...item} />,
  }),
  subject('pages', calls.pages, '/api/pages', {
    list: 'items',
    known: (entry) => has(entry, 'slug', 'title'),
  }),
  subject('page', calls.page, '/api/pages/parking', { parameters: { slug: 'parking' } }),
  subject('scheme', calls.scheme, '/api/scheme', {
    list: 'floors',
    known: (entry) => has(entry, 'floor', 'width', 'height', 'plan'),
  }),
  subject<SiteLayout>('layout', calls.layout, calls.layout.path, {
    render: ({ headerData, footerData, cookiesData, messageData }) => (
      <>
        <Header data={headerData} airport={layout.airport} />
        <Footer data={footerData} airport={layout.airport} />
        {cookiesData && <CookieNotice data={cookiesData} />}
        {messageData && <TestBanner message={messageData} />}
      </>
    ),
  }),
  subject('notFound', calls.notFound, calls.notFound.path),
  subject('errorMessages', calls.errorMessages, calls.errorMessages.path),
];

/** A reply as the site has it: the frame's parts that are missing are its own. Null where it is of no use. */
function read({ call, query, parameters }: Subject, data: unknown, whole: unknown): unknown {
  const reading = { ...call, data: partialSchemaOf(call as never) };
  try {
    const body = { status: 'success', data, errors: null };
    const request = { query: { lang, ...query }, parameters };
    const decoded = decode(reading as never, { body, receivedAt, origin: ORIGIN, ...request }).data;
    return reading.data === (call.data as unknown)
      ? decoded
      : (lenientParse(call.data as never, mergeMissing(decoded, whole)) as { data: unknown } | null)
          ?.data;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    return null;
  }
}

/** How many entries of a reply are known. */
function knownIn({ list = '', known = () => false }: Subject, data: unknown): number {
  const entries = (data as Tree)[list];
  return Array.isArray(entries) ? (entries as Tree[]).filter(known).length : 0;
}

const pairs = (paths: readonly Path[]): [Path, Path][] =>
  paths.flatMap((one, index) => paths.slice(index + 1).map((other): [Path, Path] => [other, one]));

const sampledPairs = (paths: readonly Path[], numRuns: number): [Path, Path][] =>
  fc.sample(fc.constantFrom(...pairs(paths)), { seed, numRuns });

/** A third of the replies where not everything is tested. */
const tried = exhaustive ? subjects : subjects.filter((_, index) => index % 3 === seed % 3);

const joined = (paths: readonly Path[]) => paths.map((path) => path.join('.')).join(' and ');

async function wholeOf({ name, path, query }: Subject): Promise<unknown> {
  if (name !== 'person') return recorded(path, query);
  return { item: readFixtures().people[lang][0] };
}

test.each(tried)(
  '$name: whatever two parts are missing, an entry with an id and a name is kept',
  async (it) => {
    const data = await wholeOf(it);
    const paths = pathsOf(data).slice(1);
    expect(paths.length).toBeGreaterThan(1);
    const flaws: string[] = [];
    const two = exhaustive ? pairs(paths) : sampledPairs(paths, DECODED_PAIRS);
    for (const some of [[], ...paths.map((path) => [path]), ...two]) {
      const lacking = some.reduce<unknown>((value, path) => without(value, path), data);
      const kept = read(it, lacking, data) as Tree | null;
      const expected = knownIn(it, lacking);
      const found = it.list && kept ? (kept[it.list] as unknown[]).length : 0;
      if (found < expected) flaws.push(`${joined(some)}: ${found} of ${expected}`);
    }
    expect(flaws.slice(0, 10)).toEqual([]);
  },
  300_000,
);

test.each(tried.filter(({ render }) => render))(
  '$name: the page shows what is left',
  async (it) => {
    const data = await wholeOf(it);
    const paths = pathsOf(data).slice(1);
    const seen = new Set<string>();
    const flaws: string[] = [];
    const two = sampledPairs(paths, RENDERED_PAIRS);
    for (const some of [[], ...paths.map((path) => [path]), ...two]) {
      const lacking = some.reduce<unknown>((value, path) => without(value, path), data);
      const left = read(it, lacking, data);
      const text = JSON.stringify(left);
      if (!left || seen.has(text)) continue;
      seen.add(text);
      const page = html(it.render?.(left as never) ?? <></>);
      const raw = page.match(/\bundefined\b|\bnull\b|\bNaN\b|\[object Object\]/g) ?? [];
      for (const flaw of [...raw, ...emptyLabelsIn(page)]) flaws.push(`${joined(some)}: ${flaw}`);
    }
    expect(seen.size).toBeGreaterThan(1);
    expect(flaws.slice(0, 10), `seed ${seed}`).toEqual([]);
  },
  300_000,
);
