import { step } from '../lib/log';
import { answeredBy, readMetrics } from './exposition';
import { median, medianRatio } from './figures';
import { CONNECTIONS, MAX_P99_MS, MIN_THROUGHPUT_SHARE } from './limits';
import { sizeOf } from './minimal';
import { atLeast, atMost, type Bench, type Part } from './part';
import { resident } from './resident';
import { live, pageNames, ready, startSubjects, ways } from './subjects';
import { figure, megabytes, type Table } from './table';
import { load, type Answered } from './wrk';

/** What a subject did in one round. */
interface Round extends Answered {
  /** Resident memory of who answered, at the end of the round. */
  memory: number;
}

interface Measured {
  name: string;
  /** Of a reply's body, decompressed. */
  bytes: number;
  rounds: Round[];
}

export interface Throughput {
  rounds: number;
  /** Of load on each subject in a round. */
  seconds: number;
  subjects: Measured[];
  /** Of the requests through nginx's cache, the share that nginx answered without the site. */
  keptShare: number;
}

const lengths = {
  full: { rounds: 5, seconds: 8, warmUp: 5 },
  quick: { rounds: 2, seconds: 3, warmUp: 4 },
};

/** The order of a round: each begins one subject further, so that none always follows the same. */
export const turned = <Item>(items: readonly Item[], round: number): Item[] =>
  items.map((_, index) => items[(index + round) % items.length] as Item);

/** Interleaved rounds over all subjects, each warmed up first. */
async function measure(bench: Bench): Promise<Throughput> {
  const { rounds, seconds, warmUp } = lengths[bench.quick ? 'quick' : 'full'];
  const { served, subjects } = await startSubjects(bench);
  const measured = new Map<string, Measured>();
  await step('Warming up', async () => {
    for (const subject of subjects) {
      await ready(subject);
      measured.set(subject.name, {
        name: subject.name,
        bytes: await sizeOf(subject.url),
        rounds: [],
      });
      await load(subject.url, warmUp);
    }
  });
  const cached = { requests: 0, reached: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await step(`Round ${round + 1} of ${rounds}`, async () => {
      for (const subject of turned(subjects, round)) {
        await ready(subject);
        const before = answeredBy(await readMetrics(served.metricsPort));
        const answered = await load(subject.url, seconds);
        measured.get(subject.name)?.rounds.push({ ...answered, memory: resident(subject.pid) });
        if (!subject.name.endsWith('/kept')) continue;
        cached.requests += answered.perSecond * seconds;
        cached.reached += answeredBy(await readMetrics(served.metricsPort)) - before;
      }
    });
  }
  const keptShare = 1 - cached.reached / cached.requests;
  return { rounds, seconds, subjects: [...measured.values()], keptShare };
}

const of = (rounds: readonly Round[], name: keyof Round) => rounds.map((round) => round[name]);

const titles: Record<string, string> = {
  ...live,
  ...Object.fromEntries(
    pageNames.flatMap((page) =>
      Object.entries(ways).map(([way, title]) => [`${page}/${way}`, `${page}, ${title}`]),
    ),
  ),
};

/** What a subject is, in words. */
export const titleOf = (name: string): string => titles[name] ?? name;

/** The share of one subject's requests a second of another's, in the same rounds. */
function shareOf({ subjects }: Throughput, name: string, to: string): number {
  const rates = (wanted: string) =>
    of(subjects.find((one) => one.name === wanted)?.rounds ?? [], 'perSecond');
  return medianRatio(rates(name), rates(to));
}

/** What is rendered for each request, compared without a limit. */
const rendered = ['board', 'elements', 'together'];

const asShare = (value: number) => figure(value, 2);

function tables(result: Throughput): Table[] {
  const { subjects, rounds, seconds } = result;
  return [
    {
      title: `${CONNECTIONS} connections, medians of ${rounds} rounds of ${seconds} s`,
      head: ['', 'KB', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'memory MB'],
      rows: subjects.map(({ name, bytes, rounds: each }) => [
        titleOf(name),
        figure(bytes / 1024),
        figure(median(of(each, 'perSecond'))),
        figure(median(of(each, 'p50')), 2),
        figure(median(of(each, 'p95')), 2),
        figure(median(of(each, 'p99')), 2),
        megabytes(median(of(each, 'memory'))),
      ]),
    },
    {
      title: `Share of the requests/s of ${live.plain}; no limit`,
      head: ['', 'share'],
      rows: rendered.map((name) => [titleOf(name), asShare(shareOf(result, name, 'plain'))]),
    },
  ];
}

const MIN_CACHED_SHARE = 0.999;

function judge(result: Throughput) {
  const { subjects, keptShare } = result;
  const roundsOf = (name: string) => subjects.find((one) => one.name === name)?.rounds ?? [];
  const share = (name: string, to: string, least: number) =>
    atLeast(
      `${titleOf(name)}, requests/s of ${titleOf(to)}`,
      shareOf(result, name, to),
      least,
      asShare,
    );
  const percent = (value: number) => `${figure(100 * value, 2)}%`;
  const { kept, cached } = MIN_THROUGHPUT_SHARE;
  return [
    ...pageNames.flatMap((page) => [
      share(`${page}/kept`, `${page}/file`, kept),
      share(`${page}/cached`, `${page}/minimal`, cached),
    ]),
    ...pageNames.map((page) =>
      atMost(
        `${titleOf(`${page}/kept`)}, p99`,
        median(of(roundsOf(`${page}/kept`), 'p99')),
        MAX_P99_MS,
        (ms) => `${figure(ms, 2)} ms`,
      ),
    ),
    atLeast(
      "Requests for cached pages that nginx's cache answered",
      keptShare,
      MIN_CACHED_SHARE,
      percent,
    ),
  ];
}

export const throughput: Part<Throughput> = { measure, tables, judge };
