import type { Client } from 'pg';
import { withClient } from '../lib/database';
import { step } from '../lib/log';
import { median, steepest } from './figures';
import { growCards, growDocuments, growFlights } from './grow';
import { EXPONENT_BELOW, WORK_MS } from './limits';
import { atMost, type Bench, type Part } from './part';
import { figure, type Table } from './table';

interface Kind {
  /** What there is so much of. */
  title: string;
  sizes: readonly number[];
  grow: (client: Client, size: number) => Promise<void>;
  paths: readonly string[];
  /** Whether the limit holds for it. */
  limited: boolean;
  /** Milliseconds that a reply may take at the largest size, where that is limited. */
  most?: (path: string) => number | undefined;
}

const isCall = (path: string) => path.startsWith('/api/');

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
    paths: [
      '/en/search/?search=parking',
      '/api/search?lang=en&search=parking',
      '/api/search?lang=en&search=lost+baggage',
      '/api/search?lang=en&search=parkng',
      '/api/search?lang=en&search=qqqqq',
      '/api/search?lang=ru&type=short&search=пар',
    ],
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

export type Work = { title: string; sizes: number[]; limited: boolean; lines: Line[] }[];

const repeats = { full: { warmUp: 3, times: 21 }, quick: { warmUp: 1, times: 3 } };

async function timeOf(url: string): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(url);
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}.`);
  return performance.now() - begun;
}

async function timesOf(origin: string, { paths }: Kind, quick: boolean): Promise<number[]> {
  const { warmUp, times } = repeats[quick ? 'quick' : 'full'];
  const medians: number[] = [];
  for (const path of paths) {
    const each: number[] = [];
    for (let turn = -warmUp; turn < times; turn += 1) {
      const time = await timeOf(origin + path);
      if (turn >= 0) each.push(time);
    }
    medians.push(median(each));
  }
  return medians;
}

async function measure({ testbed, database, quick }: Bench): Promise<Work> {
  const work: Work = [];
  for (const kind of kinds) {
    const { title, limited, paths, grow } = kind;
    const lines = paths.map((path): Line => ({ path, times: [] }));
    for (const size of kind.sizes) {
      const name = `work_${title.replaceAll(' ', '_')}_${size}`;
      await step(`${figure(size)} ${title}`, async () => {
        await testbed.copy(name, database);
        await withClient(await testbed.uri(name), (client) => grow(client, size));
        const site = await testbed.serve(name);
        const times = await timesOf(site.url, kind, quick);
        for (const [index, line] of lines.entries()) line.times.push(times[index] ?? NaN);
        await site.stop();
      });
    }
    work.push({ title, limited, sizes: [...kind.sizes], lines });
  }
  return work;
}

/** The exponent of the steepest step from one size to the next. */
const exponentOf = (sizes: readonly number[], { times }: Line) =>
  steepest(times.map((value, index) => ({ value, size: sizes[index] ?? NaN })));

const tables = (work: Work): Table[] =>
  work.map(({ title, sizes, lines }) => ({
    title: `Milliseconds of an uncached reply, by ${title}`,
    head: ['', ...sizes.map((size) => figure(size)), 'exponent'],
    rows: lines.map((line) => [
      decodeURI(line.path),
      ...line.times.map((time) => figure(time, 1)),
      figure(exponentOf(sizes, line), 2),
    ]),
  }));

const growing = (work: Work) =>
  work
    .filter(({ limited }) => limited)
    .flatMap(({ title, sizes, lines }) =>
      lines.map((line) => {
        const value = exponentOf(sizes, line);
        return {
          claim: `${decodeURI(line.path)} grows with the ${title} to a power below ${EXPONENT_BELOW}`,
          found: figure(value, 2),
          holds: value < EXPONENT_BELOW,
        };
      }),
    );

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
