import fc from 'fast-check';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { DomUtils, parseDocument } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { emptyLabelsIn } from '../../../tests/int/empty-labels';
import { readFixtures } from '../../../tests/faulty-api/base-replies/fixtures';
import { recordedBase } from '../../../tests/faulty-api/base-replies/recorded';
import { pathsOf, without, type Path } from '../../../tests/fixtures/parts';
import { exhaustive, seed } from '../../../tests/sample';
import { CardGrid } from '@/features/places/ui/CardGrid';
import { serviceSummary } from '@/features/places/ui/place-summary';
import { PlaceList } from '@/features/places/ui/PlaceList';
import {
  PlaceDetail,
  PartnerDetail,
  PersonDetail,
  ServiceDetail,
} from '@/features/places/ui/details';
import type { ContactState } from '@/features/contact/contact';
import { ContactForm } from '@/features/contact/ui/ContactForm';
import { DisruptionBanner } from '@/features/disruption/ui/DisruptionBanner/DisruptionBanner';
import { DisruptionPage } from '@/features/disruption/ui/DisruptionPage/DisruptionPage';
import { ErrorView } from '@/features/errors/ErrorView/ErrorView';
import { planState } from '@/features/floor-plans/address';
import { FloorPlan } from '@/features/floor-plans/ui/FloorPlan';
import { withShapes } from '@/features/floor-plans/with-shapes';
import { FlightBoard } from '@/features/flights/ui/FlightBoard/FlightBoard';
import { boardPage } from '@/features/flights/flight-pages';
import { FlightPage } from '@/features/flights/ui/FlightPage/FlightPage';
import { MetricScripts } from '@/features/analytics/ui/MetricScripts';
import { CookieNotice } from '@/features/analytics/ui/CookieNotice/CookieNotice';
import { Footer } from '@/features/layout/ui/Footer/Footer';
import { Header } from '@/features/layout/ui/Header/Header';
import { TestBanner } from '@/features/layout/ui/TestBanner/TestBanner';
import { PartnerGrid } from '@/features/partners/ui/PartnerGrid';
import { TextPage } from '@/features/pages/ui/TextPage';
import { kinds as sectionKinds } from '@/features/pages/sections/schemas';
import { PageIndex } from '@/features/site-map/PageIndex';
import { PressArticle } from '@/features/press/ui/PressArticle';
import { PressList } from '@/features/press/ui/PressList';
import { Schedule } from '@/features/flight-schedule/ui/Schedule';
import { SuggestionList } from '@/features/search/ui/HeaderSearch/SuggestionList';
import { SearchList } from '@/features/search/ui/SearchList';
import type { infer as Infer } from 'zod';
import { calls } from '@/api-contract/calls';
import { toJsonProp } from '@/lib/json-prop';
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
  useSelectedLayoutSegments: () => [],
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams(),
}));
// Of the server: it hands words over to the browser.
vi.mock('@/features/layout/ui/ClientWords/ClientWords', () => ({
  ClientWords: ({ children }: { children: ReactNode }) => children,
}));
vi.mock('next/form', () => ({ default: 'form' }));
// The bundler has what they require.
vi.mock(
  '@/features/pages/sections/accordion/on-demand',
  () => import('@/features/pages/sections/accordion/FaqSearch'),
);
vi.mock(
  '@/features/pages/sections/allowances/on-demand',
  () => import('@/features/pages/sections/allowances/AllowanceSearch'),
);
vi.mock(
  '@/features/pages/sections/tariffs/on-demand',
  () => import('@/features/pages/sections/tariffs/ParkingCalculator'),
);
vi.mock('@/features/pages/sections/form/on-demand', async () => {
  const { ContactForm: Form } = await import('@/features/contact/ui/ContactForm');
  const posted = { posted: { kind: 'open' } as const, action: '' as never };
  return { ContactForm: (props: ComponentProps<typeof Form>) => <Form {...props} {...posted} /> };
});

/** Pairs of a reply that are decoded and rendered where not everything is tested. */
const DECODED_PAIRS = 60;
const RENDERED_PAIRS = 10;
/** What is read of a reply of no use, as JSON. */
const NOTHING = 'null';

const ORIGIN = 'https://api.example.com';
const receivedAt = Date.parse('2026-11-21T09:20:00Z');
const lang = 'en';

type Tree = Record<string, unknown>;

const fixtures = readFixtures();

/** A value with the first items of each of its lists. */
function cut(value: unknown, most = 2): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((one) => cut(one, most));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cut(part, most)]));
}

/** The data that the recorded API answers, every list of it cut to its first items. */
async function recorded(path: string, query: Record<string, string> = {}): Promise<unknown> {
  const request = { path, query: { lang, ...query }, headers: {}, slash: false };
  const { body } = await recordedBase(fixtures)(request);
  return cut((body as { data: unknown }).data, path === calls.layout.path ? 1 : 2);
}

type SectionKind = keyof typeof sectionKinds;

/** A recorded page with one section of a kind, and so many texts that two missing parts do not leave it empty. */
function pageWith(kind: SectionKind): DataOf<'page'> {
  const text = (id: string) => ({ type: 'text', id, heading: '', body: '<p>Text</p>' }) as const;
  for (const { page, meta } of fixtures.pages[lang].pages) {
    const section = page.sections.find(({ type }) => type === kind);
    if (!section) continue;
    const sections = [cut(section) as typeof section, text('first'), text('second')];
    return { page: { ...page, sections }, meta };
  }
  throw new Error(`no recorded page has a section of the kind ${kind}`);
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
  /** What a page still says of what an API gave; else the names of known entries. */
  says?: (given: Tree) => unknown[];
  /** Instead of what is recorded. */
  given?: unknown;
  render: (data: never) => ReactElement | Promise<ReactElement>;
}

const nameOf = ({ title, name, heading, number }: Tree) => title ?? name ?? heading ?? number;
/** The name of the one item of a reply, where it is known. */
const nameIn =
  (key: string, known: (item: Tree) => boolean = () => true, name = nameOf) =>
  (given: Tree): unknown[] => {
    const item = given[key] as Tree | undefined;
    return item && known(item) ? [name(item)] : [];
  };
/** Its number is the head of its page. */
const destinationOf = ({ city }: Tree) => {
  const { name, iata } = city as Tree;
  return name ?? iata;
};

const subject = <Data,>(
  name: string,
  call: Subject['call'],
  path: string,
  rest: Omit<Subject, 'name' | 'call' | 'path' | 'render'> & {
    render: (data: Data) => ReturnType<Subject['render']>;
  },
): Subject => ({ name, call, path, ...rest }) as Subject;

type DataOf<Name extends keyof typeof calls> = Infer<(typeof calls)[Name]['data']>;

const has = (entry: unknown, ...names: string[]): boolean =>
  typeof entry === 'object' && entry !== null && names.every((name) => name in entry);
const idAndTitle = (entry: Tree) => (has(entry, 'id') || has(entry, 'href')) && has(entry, 'title');
const idAndHeading = (entry: Tree) => has(entry, 'id', 'heading');
const isFlight = (entry: Tree) =>
  has(entry, 'number', 'scheduled_at') && (has(entry.city, 'name') || has(entry.city, 'iata'));
const linkAndTitle = (entry: Tree) => has(entry, 'link', 'title');
const ignore = () => undefined;
const notice = {
  id: '1',
  severity: 'delays',
  over: false,
  heading: 'Fog over Samarkand',
  text: 'Flights go late.',
  updated_at: '2026-11-21T13:00:00+05:00',
};
const fog = {
  ...notice,
  cause: { value: 'fog', text: 'Fog' },
  details: 'Two flights until 16:00.',
  advice: 'Come as your ticket says.',
  announced_at: notice.updated_at,
  from: notice.updated_at,
  until: '2026-11-21T16:00:00+05:00',
  ended_at: null,
  flights: ((await recorded('/api/flights')) as DataOf<'flights'>).flights,
};
/** The contact form as it comes back to those who left it empty. */
const leftEmpty: ContactState = {
  kind: 'invalid',
  problems: { name: 'required', email: 'email' },
  values: { name: '', email: 'x', topic: '', message: '' },
};
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
    says: nameIn('item'),
    render: (data) => <PlaceDetail item={data.item} {...item} position={null} nearby={[]} />,
  }),
  subject<DataOf<'pressList'>>('pressList', calls.pressList, '/api/press', {
    list: 'items',
    known: idAndTitle,
    render: (data) => <PressList initial={data} filters={{ type: 'all', search: '' }} shown={8} />,
  }),
  subject<DataOf<'press'>>('press', calls.press, `/api/press/${release}`, {
    parameters: { id: release },
    says: nameIn('item'),
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
  subject<Infer<typeof suggestions>>(
    'suggestions',
    { ...calls.search, data: suggestions as never },
    '/api/search',
    {
      query: { search: 'parking', type: 'short' },
      list: 'items',
      known: linkAndTitle,
      render: ({ items }) => (
        <SuggestionList
          id="found"
          label="Found"
          {...{ items }}
          active={-1}
          stale={false}
          onOpen={ignore}
        />
      ),
    },
  ),
  subject<DataOf<'flights'>>('flights', calls.flights, '/api/flights', {
    query: { direction: 'departure' },
    list: 'flights',
    known: isFlight,
    render: (data) => (
      <FlightBoard query={boardQuery} initial={toJsonProp(boardPage(data))} unavailable={null} />
    ),
  }),
  subject<DataOf<'flight'>>('flight', calls.flight, `/api/flights/${flight}`, {
    parameters: { id: flight },
    says: nameIn('flight', isFlight, destinationOf),
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
    render: ({ items }) => <CardGrid places={items.map(serviceSummary)} now={receivedAt} />,
  }),
  subject<DataOf<'service'>>('service', calls.service, `/api/services/${service}`, {
    parameters: { id: service },
    says: nameIn('item'),
    render: (data) => <ServiceDetail item={data.item} {...item} position={null} />,
  }),
  subject<DataOf<'partners'>>('partners', calls.partners, '/api/partners', {
    list: 'items',
    known: idAndTitle,
    render: (data) => <PartnerGrid partners={data.items} />,
  }),
  subject<DataOf<'partner'>>('partner', calls.partner, `/api/partners/${partner}`, {
    parameters: { id: partner },
    says: nameIn('item'),
    render: (data) => <PartnerDetail season={null} item={data.item} {...item} />,
  }),
  subject<DataOf<'person'>>('person', calls.person, '/api/people/x', {
    parameters: { id: 'x' },
    given: { item: fixtures.people[lang][0] },
    says: nameIn('item'),
    render: (data) => <PersonDetail item={data.item} {...item} />,
  }),
  subject<DataOf<'pages'>>('pages', calls.pages, '/api/pages', {
    list: 'items',
    known: (entry) => has(entry, 'slug', 'title'),
    render: ({ items }) => <PageIndex items={items} />,
  }),
  ...(Object.keys(sectionKinds) as SectionKind[]).map((kind) => {
    const given = pageWith(kind);
    return subject<DataOf<'page'>>(`page, ${kind}`, calls.page, '', {
      parameters: { slug: given.page.slug },
      says: nameIn('page'),
      given,
      render: (data) => (
        <TextPage
          page={data.page}
          trail={[]}
          sendContact={async () => leftEmpty}
          errorMessages={layout.errorMessages}
        />
      ),
    });
  }),
  subject<DataOf<'scheme'>>('scheme', calls.scheme, '/api/scheme', {
    list: 'floors',
    known: (entry) => has(entry, 'floor', 'width', 'height', 'plan'),
    async render(data) {
      const floors = await withShapes(data.floors, new Map());
      const known = {
        floors: floors.map(({ floor, places }) => ({ floor, areas: places })),
        kinds: data.kinds.map(({ value }) => value),
      };
      const place = floors.flatMap(({ places }) => places)[0]?.id;
      const initial = planState(place ? { place } : {}, known);
      return <FloorPlan floors={floors} kinds={data.kinds} initial={initial} now={receivedAt} />;
    },
  }),
  subject<SiteLayout>('layout', calls.layout, calls.layout.path, {
    given: { ...layout, disruption: notice },
    says: nameIn('disruption', idAndHeading),
    render: ({ headerData, footerData, cookiesData, messageData, disruption }) => (
      <>
        <DisruptionBanner notice={disruption} />
        <Header data={headerData} airport={layout.airport} />
        <Footer data={footerData} airport={layout.airport} />
        {cookiesData && <CookieNotice data={cookiesData} />}
        {messageData && <TestBanner message={messageData} />}
      </>
    ),
  }),
  subject<DataOf<'notFound'>>('notFound', calls.notFound, calls.notFound.path, {
    render: ({ not_found }) => <ErrorView code={404} message="Not found" {...not_found} />,
  }),
  subject<DataOf<'errorMessages'>>('errorMessages', calls.errorMessages, calls.errorMessages.path, {
    render: (data) => (
      <ContactForm topics={[]} posted={leftEmpty} action={'' as never} {...data}>
        {null}
      </ContactForm>
    ),
  }),
  subject<DataOf<'metrics'>>('metrics', calls.metrics, calls.metrics.path, {
    given: { scripts: '<script src="https://counter.example/count.js"></script>', consent: true },
    render: (data) => <MetricScripts {...data} hosts={[]} />,
  }),
  subject<DataOf<'notice'>>('notice', calls.notice, calls.notice.path, {
    given: { notice },
    says: nameIn('notice', idAndHeading),
    render: (data) => <DisruptionBanner notice={data.notice ?? undefined} />,
  }),
  subject<DataOf<'disruption'>>('disruption', calls.disruption, calls.disruption.path, {
    given: { disruptions: [fog], as_of: '2026-11-21T14:20:00+05:00' },
    list: 'disruptions',
    known: idAndHeading,
    render: (data) => (
      <DisruptionPage
        lang={lang}
        initial={toJsonProp(data)}
        unavailable="unavailable"
        changes="changes"
        whenCalm="calm"
        ways="ways"
      />
    ),
  }),
];

/** A reply as the site has it: the frame's parts that are missing are its own, which knows no disruption. Null where it is of no use. */
function read({ call, query, parameters }: Subject, data: unknown, whole: unknown): unknown {
  const reading = { ...call, data: partialSchemaOf(call as never) };
  try {
    const body = { status: 'success', data, errors: null };
    const request = { query: { lang, ...query }, parameters };
    const decoded = decode(reading as never, { body, receivedAt, origin: ORIGIN, ...request }).data;
    return reading.data === (call.data as unknown)
      ? decoded
      : (
          lenientParse(
            call.data as never,
            mergeMissing(decoded, { ...(whole as Tree), disruption: undefined }),
          ) as { data: unknown } | null
        )?.data;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    return null;
  }
}

/** The entries of a reply that are known. */
function knownIn({ list = '', known = () => false }: Subject, data: unknown): Tree[] {
  const entries = (data as Tree)[list];
  return Array.isArray(entries) ? (entries as Tree[]).filter(known) : [];
}

/** The words of HTML, with plain spaces. */
const wordsOf = (markup: string) =>
  DomUtils.textContent(parseDocument(markup).children).replace(/\s+/g, ' ');

const pairs = (paths: readonly Path[]): [Path, Path][] =>
  paths.flatMap((one, index) => paths.slice(index + 1).map((other): [Path, Path] => [other, one]));

const sampledPairs = (paths: readonly Path[], numRuns: number): [Path, Path][] =>
  fc.sample(fc.constantFrom(...pairs(paths)), { seed, numRuns });

/** A third of the replies where not everything is tested. */
const tried = exhaustive ? subjects : subjects.filter((_, index) => index % 3 === seed % 3);

const joined = (paths: readonly Path[]) => paths.map((path) => path.join('.')).join(' and ');

const wholeOf = async ({ path, query, given }: Subject): Promise<unknown> =>
  given ?? recorded(path, query);

test.each(tried)(
  '$name: whatever two parts are missing, an entry with an id and a name is kept',
  async (it) => {
    const data = await wholeOf(it);
    const paths = pathsOf(data).slice(1);
    expect(paths.length).toBeGreaterThan(0);
    const flaws: string[] = [];
    const two = exhaustive ? pairs(paths) : sampledPairs(paths, DECODED_PAIRS);
    for (const some of [[], ...paths.map((path) => [path]), ...two]) {
      const lacking = some.reduce<unknown>((value, path) => without(value, path), data);
      const kept = read(it, lacking, data) as Tree | null;
      const expected = knownIn(it, lacking).length;
      const found = it.list && kept ? (kept[it.list] as unknown[]).length : 0;
      if (found < expected) flaws.push(`${joined(some)}: ${found} of ${expected}`);
    }
    expect(flaws.slice(0, 10)).toEqual([]);
  },
  300_000,
);

test.each(tried)(
  '$name: the page shows what is left',
  async (it) => {
    const data = await wholeOf(it);
    const paths = pathsOf(data).slice(1);
    /** The words of the pages of what was read. */
    const pages = new Map<string, string>([[NOTHING, '']]);
    const flaws: string[] = [];
    const two = exhaustive ? pairs(paths) : sampledPairs(paths, RENDERED_PAIRS);
    for (const some of [[], ...paths.map((path) => [path]), ...two]) {
      const lacking = some.reduce<unknown>((value, path) => without(value, path), data);
      const left = read(it, lacking, data) ?? null;
      const text = JSON.stringify(left);
      if (!pages.has(text)) {
        const page = html(await it.render(left as never));
        pages.set(text, wordsOf(page));
        const raw = page.match(/\bundefined\b|\bnull\b|\bNaN\b|\[object Object\]/g) ?? [];
        for (const flaw of [...raw, ...emptyLabelsIn(page)]) flaws.push(`${joined(some)}: ${flaw}`);
      }
      const page = pages.get(text) ?? '';
      const names = it.says?.(lacking as Tree) ?? knownIn(it, lacking).map(nameOf);
      for (const name of names.filter((one) => typeof one === 'string')) {
        if (!page.includes(wordsOf(name))) flaws.push(`${joined(some)}: nothing of ${name}`);
      }
    }
    expect(pages.size).toBeGreaterThan(1);
    expect(flaws.slice(0, 10), `seed ${seed}`).toEqual([]);
  },
  300_000,
);
