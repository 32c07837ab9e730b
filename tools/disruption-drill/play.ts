import { setTimeout as wait } from 'node:timers/promises';
import type { Disruption } from '../../src/features/disruption/schema';
import type { Flight } from '../../src/features/flights/schema';
import { statusText } from '../../src/features/flights/status-text';
import { byLanguage, type Locale } from '../../src/i18n/locales';
import { plain } from '../../src/lib/local-text';
import { addDays, airportDate, MINUTE_MS, toAirportIso, writtenClock } from '../../src/lib/time';
import { day, DIVERTED, FLIGHTS, shareOfDay, type Moment, type Say, type Step } from './day';
import { step } from '../lib/log';
import { Lateness } from './lateness';
import type { Operator, Report } from './operators';
import { ARRIVAL_MS, startReaders, type Reply } from './readers';
import { AIRPORT, shownBy, subjectsOf, type Shown } from './replies';
import type { ScaledSite } from './site';

/** How long the end of the day is still read. */
const AFTERWARDS_MS = 40_000;
/** Flights that leave or land sooner are over before the drill is. */
const LEEWAY_MS = 10 * MINUTE_MS;

interface Settings {
  site: ScaledSite;
  /** Both at servers of their own. */
  operators: [Operator, Operator];
  /** How long the six hours last. */
  minutes: number;
  readers: number;
}

/** A request that was not answered as it should be. */
export interface Failure {
  /** Since the first of the day's events, in milliseconds; negative before it. */
  at: number;
  path: string;
  /** Null without a reply. */
  status: number | null;
}

/** What happened on the day. */
export interface Played {
  lateness: Lateness;
  replies: { ms: number; status: number }[];
  /** Requests that were refused, failed or were not answered: when, and how. */
  failures: Failure[];
  /** Whether the second of two operators was shown what the first had written, each time. */
  collisions: boolean[];
  /** How many flights the disruption named once it was announced. */
  affected: number;
}

async function get<Data>(url: string): Promise<Data> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url} was answered ${reply.status}.`);
  return ((await reply.json()) as { data: Data }).data;
}

/** The flights of the day, in the order of their times; the last two arrive. */
async function chooseFlights(base: string, from: number): Promise<Flight[]> {
  const today = airportDate(Date.now());
  const boards = await Promise.all(
    [today, addDays(today, 1)].flatMap((date) =>
      ['departure', 'arrival'].map((direction) =>
        get<{ flights: Flight[] }>(`${base}/api/flights?direction=${direction}&date=${date}`),
      ),
    ),
  );
  const ahead = boards
    .flatMap(({ flights }) => flights)
    .filter(({ scheduled_at: planned }) => Date.parse(planned) > from)
    .toSorted((a, b) => Date.parse(a.scheduled_at) - Date.parse(b.scheduled_at));
  const diverted = ahead
    .filter(({ direction }) => direction === 'arrival')
    .slice(0, DIVERTED.length);
  const others = ahead.filter((flight) => !diverted.includes(flight));
  const chosen = [...others.slice(0, FLIGHTS - diverted.length), ...diverted];
  if (chosen.length < FLIGHTS) {
    throw new Error(`There are ${chosen.length} flights until tomorrow night, not ${FLIGHTS}.`);
  }
  return chosen;
}

/** Plays the script at a site while readers look, and follows what they see. */
export async function playDay({ site, operators, minutes, readers }: Settings): Promise<Played> {
  const [anyServer = ''] = site.servers;
  const startsAt = Date.now();
  const flights = await chooseFlights(anyServer, startsAt + minutes * MINUTE_MS + LEEWAY_MS);
  const lateness = new Lateness();
  const played: Played = { lateness, replies: [], failures: [], collisions: [], affected: 0 };
  let disruption = 0;

  const subjects = subjectsOf(flights.map(({ id }) => id));
  // The day begins at a site that has been running.
  await step('Visiting every page', async () => {
    for (const { path } of subjects) {
      await Promise.all(site.servers.map(async (server) => (await fetch(server + path)).text()));
    }
  });

  let begun = Date.now() + ARRIVAL_MS;
  const fail = (path: string, status: number | null) =>
    played.failures.push({ at: Date.now() - begun, path, status });

  // Readers of one address mostly get the same reply, and reading it is dear.
  const lastOf = new Map<string, { body: string; shown: Shown }>();
  function onReply({ subject, status, body, sentAt, ms }: Reply): void {
    played.replies.push({ ms, status });
    if (status !== 200) {
      fail(subject.path, status);
      return;
    }
    const last = lastOf.get(subject.path);
    const shown = last?.body === body ? last.shown : shownBy(subject, body);
    lastOf.set(subject.path, { body, shown });
    lateness.judge(subject, shown, sentAt);
  }

  const flightAt = (place: number): Flight => {
    const flight = flights[place];
    if (!flight) throw new Error(`The script has no flight ${place}.`);
    return flight;
  };
  const timeOf = ({ scheduled_at: planned }: Flight, say: Say) =>
    'delayMinutes' in say ? toAirportIso(Date.parse(planned) + say.delayMinutes * MINUTE_MS) : null;
  const reportOf = (flight: Flight, say: Say): Report => ({
    flightId: flight.id,
    ...('status' in say ? say : { estimatedAt: timeOf(flight, say) ?? '' }),
  });
  const expectedOf = (flight: Flight, say: Say) =>
    byLanguage((lang) =>
      'status' in say ? statusText(say.status, lang) : writtenClock(timeOf(flight, say) ?? ''),
    );

  async function report(operator: Operator, places: readonly number[], say: Say) {
    const concerned = places.map(flightAt);
    for (const { id } of concerned) lateness.withdraw(id, Date.now());
    const outcomes = await operator.report(concerned.map((flight) => reportOf(flight, say)));
    const refused = outcomes.filter(({ ok }) => !ok);
    if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused)}`);
    const at = Date.now();
    for (const flight of concerned) {
      lateness.add({ of: flight.id, expected: expectedOf(flight, say), at });
    }
  }

  /** The second has seen what stood before the first wrote: it is shown theirs, and writes then. */
  async function collide({ flight: place, first, second }: Step & { kind: 'collide' }) {
    const flight = flightAt(place);
    const [one, other] = operators;
    const before = await get<{ flight: Flight }>(`${anyServer}/api/flights/${flight.id}`);
    const seen = { estimatedAt: before.flight.estimated_at };
    await report(one, [place], first);
    lateness.withdraw(flight.id, Date.now());
    const [refused] = await other.report([{ ...reportOf(flight, second), seen }]);
    const theirs = refused?.conflicts?.[0]?.theirs ?? '';
    played.collisions.push(
      refused?.ok === false && Date.parse(theirs) === Date.parse(timeOf(flight, first) ?? ''),
    );
    const [written] = await other.report([
      { ...reportOf(flight, second), seen: { estimatedAt: theirs } },
    ]);
    if (!written?.ok) throw new Error(`Refused: ${JSON.stringify(written)}`);
    lateness.add({ of: flight.id, expected: expectedOf(flight, second), at: Date.now() });
  }

  /** What the site says of the whole airport now has to be another heading than before. */
  let headings: Record<Locale, string> | null = null;
  async function expectAnnouncement(at: number): Promise<void> {
    const said = await Promise.all(
      Object.entries(byLanguage((lang) => lang)).map(async ([name, lang]) => {
        const { disruptions } = await get<{ disruptions: Disruption[] }>(
          `${anyServer}/api/disruption?lang=${lang}`,
        );
        played.affected = Math.max(played.affected, disruptions[0]?.flights?.length ?? 0);
        return [name, plain(disruptions[0]?.heading ?? '')];
      }),
    );
    const now = Object.fromEntries(said) as Record<Locale, string>;
    if (!now.en || now.en === headings?.en) {
      throw new Error(`The site does not say the change: ${JSON.stringify(now)}`);
    }
    headings = now;
    lateness.add({ of: AIRPORT, expected: now, at });
  }

  async function announceBy(write: () => Promise<void>): Promise<void> {
    lateness.withdraw(AIRPORT, Date.now());
    await write();
    await expectAnnouncement(Date.now());
  }

  async function take({ operator: who, step }: Moment): Promise<void> {
    const operator = operators[who];
    switch (step.kind) {
      case 'announce': {
        const last = Math.max(...flights.map((flight) => Date.parse(flight.scheduled_at)));
        return announceBy(async () => {
          disruption = await operator.announce(step.severity, last + MINUTE_MS);
        });
      }
      case 'change-severity':
        return announceBy(() => operator.change(disruption, { severity: step.severity }));
      case 'end':
        return announceBy(() => operator.change(disruption, { state: 'over' }));
      case 'report':
        return report(operator, step.flights, step.say);
      case 'collide':
        return collide(step);
      case 'api-down':
        return site.api.down();
      case 'api-up':
        return site.api.up();
    }
  }

  const looking = startReaders(site.url, subjects, readers, onReply, (path) => fail(path, null));
  try {
    await wait(ARRIVAL_MS);
    begun = Date.now();
    for (const moment of day) {
      const dueAt = begun + shareOfDay(moment.at) * minutes * MINUTE_MS;
      await wait(Math.max(0, dueAt - Date.now()));
      console.log(`${moment.at}  ${sentenceOf(moment)}`);
      await take(moment);
    }
    await wait(AFTERWARDS_MS);
  } finally {
    looking.stop();
  }
  return played;
}

const names = ['the first operator', 'the second operator'];

function sentenceOf({ operator, step }: Moment): string {
  const who = names[operator];
  switch (step.kind) {
    case 'announce':
      return `${who} announces fog (${step.severity})`;
    case 'change-severity':
      return `${who} changes it to ${step.severity}`;
    case 'end':
      return `${who} ends it`;
    case 'report': {
      const flights = `${step.flights.length} flight${step.flights.length === 1 ? '' : 's'}`;
      return 'status' in step.say
        ? `${who} reports ${flights} ${step.say.status}`
        : `${who} reports ${flights} ${step.say.delayMinutes} minutes late`;
    }
    case 'collide':
      return 'both operators change one flight';
    case 'api-down':
      return 'the airport API stops answering';
    case 'api-up':
      return 'the airport API answers again';
  }
}
