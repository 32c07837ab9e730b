import { localised } from '../../src/lib/hrefs';
import { step } from '../lib/log';
import { whileBusy } from './busy';
import { median } from './figures';
import { acts, answerTo, moments, placeOf, type Answered, type Moment } from './first-act';
import { BLOCKING, FIRST_ACT_MS } from './limits';
import { openBlocked, type Blocked } from './long-tasks';
import { atMost, type Bench, type Part } from './part';
import { openChromium, SLOWDOWN } from './phone';
import { serveBehindNginx } from './serving';
import { serveStarlight } from './starlight';
import { figure, type Table } from './table';
import { turned } from './throughput';

const TEXT = localised('/passengers/baggage/', 'en');

/** What the machine does meanwhile. */
const machines = { quiet: 'machine quiet', busy: 'one core busy' } as const;
type MachineState = keyof typeof machines;
const states = Object.keys(machines) as MachineState[];

interface Opening {
  subject: 'text' | 'Starlight';
  state: MachineState;
  rounds: Blocked[];
}

interface Acted {
  name: string;
  moment: Moment;
  rounds: Answered[];
}

export interface Blocking {
  slowdown: number;
  openings: Opening[];
  acts: Acted[];
}

async function measure(bench: Bench): Promise<Blocking> {
  const served = await serveBehindNginx(bench, 'https');
  const text = served.url + TEXT;
  const urls = { text, Starlight: await serveStarlight(served, TEXT) };
  const subjects = ['text', 'Starlight'] as const;
  const browser = await openChromium(bench);
  const rounds = bench.quick ? 1 : 9;
  const openings = states.flatMap((state) =>
    subjects.map((subject): Opening => ({ subject, state, rounds: [] })),
  );
  const places = await step('Warming up', async () => {
    for (const subject of subjects) await openBlocked(browser, urls[subject]);
    const all = [];
    for (const act of acts) all.push({ act, place: await placeOf(browser, text, act) });
    return all;
  });
  const acted = places.flatMap(({ act, place }) =>
    moments.map((moment) => ({ act, place, moment, rounds: [] as Answered[] })),
  );
  for (let round = 0; round < rounds; round += 1) {
    await step(`Round ${round + 1} of ${rounds}`, async () => {
      for (const state of states) {
        const inTurn = turned(
          openings.filter((one) => one.state === state),
          round,
        );
        const open = async () => {
          for (const { subject, rounds: own } of inTurn) {
            own.push(await openBlocked(browser, urls[subject]));
          }
        };
        await (state === 'busy' ? whileBusy(open) : open());
      }
      for (const one of turned(acted, round)) one.rounds.push(await answerTo(browser, text, one));
    });
  }
  await browser.close();
  return {
    slowdown: SLOWDOWN,
    openings,
    acts: acted.map(({ act, moment, rounds: each }) => ({ name: act.name, moment, rounds: each })),
  };
}

const medianOf = <Name extends string>(rounds: readonly Record<Name, number>[], name: Name) =>
  median(rounds.map((round) => round[name]));

const ms = (value: number) => `${figure(value)} ms`;

const when = {
  painted: 'as soon as something is painted',
  idle: 'once the network is idle',
} as const;

const tables = ({ slowdown, openings, acts: acted }: Blocking): Table[] => [
  {
    title: `Milliseconds of blocking while a page opens, processor slowed down ${slowdown} times`,
    head: ['', 'after the first paint', 'longest', 'from the navigation on'],
    rows: openings.map(({ subject, state, rounds }) => [
      `${subject}, ${machines[state]}`,
      figure(medianOf(rounds, 'shown')),
      figure(Math.max(...rounds.map(({ shown }) => shown))),
      figure(medianOf(rounds, 'whole')),
    ]),
  },
  {
    title: `Milliseconds from the first act to the frame that answers it, processor slowed down ${slowdown} times`,
    head: ['', 'answered', 'longest', 'in whole'],
    rows: acted.map(({ name, moment, rounds }) => [
      `${name}, ${when[moment]}`,
      figure(medianOf(rounds, 'shown')),
      figure(Math.max(...rounds.map(({ shown }) => shown))),
      figure(medianOf(rounds, 'whole')),
    ]),
  },
];

function judge({ openings, acts: acted }: Blocking) {
  const blockedOf = (wanted: Opening['subject'], state: MachineState) =>
    medianOf(
      openings.find((one) => one.subject === wanted && one.state === state)?.rounds ?? [],
      'shown',
    );
  const { times, moreMs } = BLOCKING;
  return [
    ...states.map((state) =>
      atMost(
        `Blocking of a text page, ${machines[state]} (${times} times Starlight's and ${moreMs} ms)`,
        blockedOf('text', state),
        times * blockedOf('Starlight', state) + moreMs,
        ms,
      ),
    ),
    ...acted.map(({ name, moment, rounds }) =>
      atMost(
        `The first act, ${name}, ${when[moment]}`,
        medianOf(rounds, 'shown'),
        FIRST_ACT_MS[moment],
        ms,
      ),
    ),
  ];
}

export const blocking: Part<Blocking> = { measure, tables, judge };
