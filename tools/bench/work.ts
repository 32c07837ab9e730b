import type { Client } from 'pg';
import { languages, type Locale } from '../../src/i18n/locales';
import { withClient } from '../lib/database';
import { step } from '../lib/log';
import { median, p95, steepest } from './figures';
import { growCards, growDocuments, growFlights } from './grow';
import { EXPONENT_BELOW, SEARCH, WORK_MS } from './limits';
import { atMost, type Bench, type Part } from './part';
import { figure, type Table } from './table';

interface Kind {
  /** What there is so much of. */
  title: string;
  sizes: readonly number[];
  grow: (client: Client, size: number) => Promise<void>;
  paths: readonly string[];
  /** Those of the paths that are held against {@link SEARCH}. */
  searches?: readonly Search[];
  /** Whether the limit holds for it. */
  limited: boolean;
  /** Milliseconds that a reply may take at the largest size, where that is limited. */
  most?: (path: string) => number | undefined;
}

const isCall = (path: string) => path.startsWith('/api/');

/** A search, and how PostgreSQL alone is asked for the same words, spelt right. */
interface Search {
  path: string;
  lang: Locale;
  words: string;
}

/** One word and two, misspelt, nothing there, in both scripts, whole and as suggestions. */
const searches: readonly Search[] = [
  { path: '/en/search/?search=parking', lang: 'en', words: 'parking:*' },
  { path: '/api/search?lang=en&search=parking', lang: 'en', words: 'parking:*' },
  { path: '/api/search?lang=en&search=lost+baggage', lang: 'en', words: 'lost:* & baggage:*' },
  { path: '/api/search?lang=en&search=parkng', lang: 'en', words: 'parking:*' },
  { path: '/api/search?lang=en&search=qqqqq', lang: 'en', words: 'qqqqq:*' },
  { path: '/api/search?lang=ru&search=паркавка', lang: 'ru', words: 'парковка:*' },
  { path: '/api/search?lang=uz&search=автотураргоҳ', lang: 'uz', words: 'avtoturargoh:*' },
  { path: '/api/search?lang=ru&type=short&search=пар', lang: 'ru', words: 'пар:*' },
  { path: '/api/search?lang=en&type=short&search=parkng', lang: 'en', words: 'parking:*' },
  { path: '/api/search?lang=en&type=short&search=qqqqq', lang: 'en', words: 'qqqqq:*' },
];

/** The requests whose cost is measured. None is answered from a page cache: pages have a query. */
export const kinds: readonly Kind[] = [
  {
    title: 'flights a day',
    sizes: [50, 500, 5000],
    grow: growFlights,
    paths: [
      '/en/flight-board/?direction=departure',
      '/api/flights?lang=en',
      '/api/flights?lang=en&search=istanbul',
      '/en/seasonal-schedule/?direction=departure',
    ],
    limited: true,
    most: (path) => (isCall(path) ? WORK_MS.flights : WORK_MS.flightPage),
  },
  {
    title: 'documents',
    sizes: [1000, 10_000, 100_000],
    grow: growDocuments,
    paths: searches.map(({ path }) => path),
    searches,
    limited: true,
  },
  {
    title: 'cards',
    sizes: [100, 10_000],
    grow: growCards,
    paths: [
      '/en/services/shops/?shown=9',
      '/api/card-list/shops?lang=en',
      '/api/card-list/shops?lang=en&search=suzani',
      '/api/card-list/shops?lang=en&offset=4500',
      '/api/card-list/shops?lang=ru&area=after&floor=2',
      '/api/card-list/shops?lang=uz&type=souvenirs&search=gilam+1',
      '/api/card-list/shops?lang=en&search=qqqqq',
    ],
    limited: false,
    most: (path) => (isCall(path) ? WORK_MS.cards : undefined),
  },
];

interface Line {
  path: string;
  /** Median time in milliseconds from the request to the end of the reply, at each size. */
  times: number[];
}

/** Replies to a search of the largest amount, in milliseconds. */
interface Answers {
  path: string;
  /** What 95 in 100 do not exceed, one at a time and several at once. */
  alone: number;
  together: number;
  /** Medians, one at a time: of the search, of an empty one, and of PostgreSQL's own. */
  median: number;
  empty: number;
  postgres: number;
}

export type Work = {
  title: string;
  sizes: number[];
  limited: boolean;
  lines: Line[];
  answers?: Answers[];
}[];

const repeats = {
  full: { warmUp: 3, times: 21, answers: 200 },
  quick: { warmUp: 1, times: 3, answers: 10 },
};

async function request(url: string): Promise<void> {
  const reply = await fetch(url);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
}

/** The milliseconds of each of so many calls, with so many under way at once. */
async function timesOfCalls(call: () => Promise<unknown>, amount: number, atOnce = 1) {
  const times: number[] = [];
  let left = amount;
  const callInTurn = async () => {
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      await call();
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, callInTurn));
  return times;
}

async function timesOf(origin: string, { paths }: Kind, quick: boolean): Promise<number[]> {
  const { warmUp, times } = repeats[quick ? 'quick' : 'full'];
  const medians: number[] = [];
  for (const path of paths) {
    const call = () => request(origin + path);
    await timesOfCalls(call, warmUp);
    medians.push(median(await timesOfCalls(call, times)));
  }
  return medians;
}

/** PostgreSQL's own search, as its documentation has it: a page of results by their rank. */
const ownSearch = `
  select link, title, text from search_entries, to_tsquery($1::regconfig, $2) query
  where lang = $3 and vector @@ query order by ts_rank(vector, query) desc limit 8`;

async function answersOf(
  origin: string,
  client: Client,
  { searches = [] }: Kind,
  quick: boolean,
): Promise<Answers[]> {
  const { answers: amount } = repeats[quick ? 'quick' : 'full'];
  const found: Answers[] = [];
  for (const { path, lang, words } of searches) {
    const search = () => request(origin + path);
    const nothing = () => request(origin + path.replace(/search=[^&]+/, 'search='));
    const asked = [languages[lang].textSearch, words, lang];
    const alone = await timesOfCalls(search, amount);
    const together = await timesOfCalls(search, amount, SEARCH.atOnce);
    const own = () => client.query(ownSearch, asked);
    found.push({
      path,
      alone: p95(alone),
      together: p95(together),
      median: median(alone),
      empty: median(await timesOfCalls(nothing, amount)),
      postgres: median(await timesOfCalls(own, Math.ceil(amount / 10))),
    });
  }
  return found;
}

async function measure({ testbed, database, quick }: Bench): Promise<Work> {
  const work: Work = [];
  for (const kind of kinds) {
    const { title, limited, paths, grow } = kind;
    const lines = paths.map((path): Line => ({ path, times: [] }));
    let answers: Answers[] = [];
    for (const size of kind.sizes) {
      const name = `work_${title.replaceAll(' ', '_')}_${size}`;
      await step(`${figure(size)} ${title}`, async () => {
        await testbed.copy(name, database);
        await withClient(await testbed.uri(name), async (client) => {
          await grow(client, size);
          const site = await testbed.serve(name);
          const times = await timesOf(site.url, kind, quick);
          for (const [index, line] of lines.entries()) line.times.push(times[index] ?? NaN);
          if (size === kind.sizes.at(-1)) answers = await answersOf(site.url, client, kind, quick);
          await site.stop();
        });
      });
    }
    work.push({ title, limited, sizes: [...kind.sizes], lines, answers });
  }
  return work;
}

/** The exponent of the steepest step from one size to the next. */
const exponentOf = (sizes: readonly number[], { times }: Line) =>
  steepest(times.map((value, index) => ({ value, size: sizes[index] ?? NaN })));

/** How much a search takes of what an empty one and PostgreSQL's own take together. */
const shareOf = ({ median, empty, postgres }: Answers) => median / (empty + postgres);

const tables = (work: Work): Table[] =>
  work.flatMap(({ title, sizes, lines, answers = [] }) => [
    {
      title: `Milliseconds of an uncached reply, by ${title}`,
      head: ['', ...sizes.map((size) => figure(size)), 'exponent'],
      rows: lines.map((line) => [
        decodeURI(line.path),
        ...line.times.map((time) => figure(time, 1)),
        figure(exponentOf(sizes, line), 2),
      ]),
    },
    ...(answers.length > 0 ? [tableOf(answers, sizes.at(-1) ?? NaN, title)] : []),
  ]);

const tableOf = (answers: Answers[], size: number, title: string): Table => ({
  title: `Milliseconds of an uncached search of ${figure(size)} ${title}`,
  head: ['', 'p95', `p95 of ${SEARCH.atOnce} at once`, 'median', 'empty', 'PostgreSQL', 'share'],
  rows: answers.map((one) => [
    decodeURI(one.path),
    ...[one.alone, one.together, one.median, one.empty, one.postgres].map((time) =>
      figure(time, 1),
    ),
    figure(shareOf(one), 2),
  ]),
});

const say = (ms: number) => `${figure(ms, 1)} ms`;

const judgeSearch = (answers: Answers[]) =>
  answers.flatMap((one) => {
    const path = decodeURI(one.path);
    const most = path.includes('type=short') ? SEARCH.shortMs : SEARCH.fullMs;
    return [
      atMost(`${path}, p95`, one.alone, most, say),
      atMost(`${path}, p95 of ${SEARCH.atOnce} at once`, one.together, most, say),
      atMost(
        `${path} of what an empty search and PostgreSQL's own take together`,
        shareOf(one),
        SEARCH.share,
        (share) => figure(share, 2),
      ),
    ];
  });

const growing = (work: Work) =>
  work
    .filter(({ limited }) => limited)
    .flatMap(({ title, sizes, lines, answers = [] }) => [
      ...lines.map((line) => {
        const value = exponentOf(sizes, line);
        return {
          claim: `${decodeURI(line.path)} grows with the ${title} to a power below ${EXPONENT_BELOW}`,
          found: figure(value, 2),
          holds: value < EXPONENT_BELOW,
        };
      }),
      ...judgeSearch(answers),
    ]);

const milliseconds = (time: number) => `${figure(time, 1)} ms`;

const atLargest = (work: Work) =>
  work.flatMap(({ title, sizes, lines }) =>
    lines.flatMap(({ path, times }) => {
      const most = kinds.find(({ paths }) => paths.includes(path))?.most?.(path);
      const claim = `${decodeURI(path)} at ${figure(sizes.at(-1) ?? NaN)} ${title}`;
      return most === undefined ? [] : [atMost(claim, times.at(-1) ?? NaN, most, milliseconds)];
    }),
  );

const judge = (work: Work) => [...growing(work), ...atLargest(work)];

export const work: Part<Work> = { measure, tables, judge };
