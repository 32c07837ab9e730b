import { locales } from '../../src/i18n/locales';
import { localised } from '../../src/lib/hrefs';
import { realPath } from '../../tests/paths';
import { step } from '../lib/log';
import { freePort } from '../lib/ports';
import { readMetrics, sumOf } from './exposition';
import { growth } from './figures';
import { MAX_GROWTH } from './limits';
import { atMost, type Bench, type Part } from './part';
import { requestInTurn } from './requests';
import { resident } from './resident';
import { figure, megabytes, type Table } from './table';

export interface Memory {
  /** Requests after warming up. */
  requests: number;
  /** In bytes, after equal shares of the requests. */
  resident: number[];
  heap: number[];
}

const amounts = {
  full: { warmUp: 10_000, requests: 50_000 },
  quick: { warmUp: 200, requests: 1000 },
};
const SAMPLES = 50;

const pages = [
  '/',
  '/flight-board/',
  '/flight-board/{id}/',
  '/seasonal-schedule/',
  '/services/shops/',
  '/services/shops/{id}/',
  '/press-center/press-releases/{id}/',
  '/passengers/baggage/',
  '/airport/scheme/',
];
const calls = ['/api/flights', '/api/card-list/shops', '/api/pages/layout', '/api/schedule'];

/** Pages and calls in each language; the board and the search with another query each time. */
async function mixOf(origin: string) {
  const get = async (call: string) => (await fetch(origin + call)).json();
  const same: string[] = [];
  for (const page of pages) {
    const path = await realPath(page, get);
    for (const lang of locales) same.push(localised(path, lang));
  }
  for (const call of calls) for (const lang of locales) same.push(`${call}?lang=${lang}`);
  return (turn: number) => [
    ...same,
    `/flight-board/?direction=arrival&search=a${turn}`,
    `/ru/search/?search=bagaj${turn}`,
    `/api/search?lang=en&type=short&search=parking${turn}`,
  ];
}

async function measure({ testbed, database, quick }: Bench): Promise<Memory> {
  const { warmUp, requests } = amounts[quick ? 'quick' : 'full'];
  const metricsPort = await freePort();
  const site = await testbed.serve(database, {
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'error',
  });
  const mix = await mixOf(site.url);
  await step('Warming up', () => requestInTurn(site.url, mix(0), warmUp));
  const result: Memory = { requests, resident: [], heap: [] };
  await step(`Sending ${figure(requests)} requests`, async () => {
    for (let turn = 1; turn <= SAMPLES; turn += 1) {
      await requestInTurn(site.url, mix(turn), requests / SAMPLES);
      result.resident.push(resident(site.pid));
      result.heap.push(sumOf(await readMetrics(metricsPort), 'nodejs_heap_size_used_bytes'));
    }
  });
  await site.stop();
  return result;
}

const percent = (share: number) => `${figure(100 * share, 1)}%`;

function tables({ requests, ...samples }: Memory): Table[] {
  return [
    {
      title: `Memory of the site over ${figure(requests)} requests after warming up`,
      head: ['MB', 'first', 'middle', 'last', 'growth'],
      rows: (['resident', 'heap'] as const).map((name) => {
        const values = samples[name];
        const at = (index: number) => megabytes(values.at(index) ?? NaN);
        return [name, at(0), at(Math.floor(values.length / 2)), at(-1), percent(growth(values))];
      }),
    },
  ];
}

const judge = ({ requests, resident: samples }: Memory) => [
  atMost(
    `Resident memory over ${figure(requests)} requests, growth`,
    growth(samples),
    MAX_GROWTH,
    percent,
  ),
];

export const memory: Part<Memory> = { measure, tables, judge };
