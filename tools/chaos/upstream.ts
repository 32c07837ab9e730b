import { startFaultServer } from '../../tests/faulty-api/server';
import type { Finding } from '../lib/findings';
import type { Cleanup } from '../lib/process';
import type { Testbed } from '../lib/testbed';
import { percentile, seconds, serverErrors, type Result } from './figures';
import { startLoad, type Phase, type Sample } from './load';
import { requestedPages, pathsSaying, type RequestedPage } from './pages';

const MINUTE_MS = 60_000;
const WARM_UP_MS = MINUTE_MS;
const NORMAL_MS = 2 * MINUTE_MS;
const BACK_MS = 45_000;

/** Flights are shown up to this age (src/sources/airport-api/config.ts). */
const SHOWN_MS = 30 * MINUTE_MS;
/** What caches and freshness may add to that, and to the moment from which flights are labelled. */
const LEEWAY_MS = MINUTE_MS;
const MAX_P95_RATIO = 1.2;
const MAX_RECOVERY_S = 20;

const clock = (ms: number): string => {
  const whole = Math.round(ms / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};

interface Run extends Record<'normal' | 'down' | 'back', Phase> {
  pages: RequestedPage[];
  downAt: number;
  upAt: number;
  /** How old the API's flights are when it makes its replies. */
  lateMs: number;
}

function judged({ pages, normal, down, back, downAt, upAt, lateMs }: Run): Finding[] {
  const downMs = upAt - downAt;
  const all = [...normal.samples, ...down.samples, ...back.samples];
  const lost = normal.lost + down.lost + back.lost;
  const errors = serverErrors(all).length;
  const [p95, usual] = [percentile(down.samples, 0.95), percentile(normal.samples, 0.95)];
  const [live, steady] = [pathsSaying(pages, 'old'), pathsSaying(pages, 'good')];
  const flights = down.samples.filter(({ path }) => live.has(path));
  const moments = (said: Sample['said']) =>
    flights.filter((sample) => sample.said === said).map(({ at }) => at);
  const labelledAfter = (moments('good').at(-1) ?? downAt) - downAt;
  const age = (at = downAt + downMs) => at - downAt + lateMs;
  const [firstGone, lastOld] = [age(moments('none')[0]), age(moments('old').at(-1))];
  const fallen = down.samples.filter(({ path, said }) => steady.has(path) && said !== 'good');
  const ailing = back.samples.filter(({ path, said }) => live.has(path) && said !== 'good');
  const recovery = seconds(upAt, ailing.at(-1)?.at ?? upAt);
  return [
    {
      claim: 'No page answers 5xx, and every request is answered',
      found: `${errors} of ${all.length} 5xx, ${lost} lost`,
      holds: errors === 0 && lost === 0,
    },
    {
      claim: `p95 while the API is down is at most ${MAX_P95_RATIO} of the usual`,
      found: `${p95.toFixed(1)} / ${usual.toFixed(1)} ms = ${(p95 / usual).toFixed(2)}`,
      holds: p95 / usual <= MAX_P95_RATIO,
    },
    {
      claim: `Flights are labelled within ${clock(LEEWAY_MS)}`,
      found: `the last without a label after ${clock(labelledAfter)}`,
      holds: labelledAfter <= LEEWAY_MS,
    },
    {
      claim: `Flights are withdrawn when they are ${clock(SHOWN_MS)} old`,
      found: `first withdrawn at ${clock(firstGone)}, last shown at ${clock(lastOld)}`,
      holds: firstGone >= SHOWN_MS - LEEWAY_MS && lastOld <= SHOWN_MS + LEEWAY_MS,
    },
    {
      claim: 'Pages without flights stay as they were',
      found: `${fallen.length} replies differ`,
      holds: fallen.length === 0,
    },
    {
      claim: `Flights are current again within ${MAX_RECOVERY_S} s of the API's return`,
      found: `${recovery.toFixed(1)} s`,
      holds: recovery <= MAX_RECOVERY_S,
    },
  ];
}

/**
 * Takes the airport API from a site under load and gives it back. The API's flights are late by as
 * much as makes them too old to show in the last fifth of that time.
 * @param downMs for how long it is taken
 */
export async function takeUpstream(
  testbed: Testbed,
  cleanup: Cleanup,
  database: string,
  downMs: number,
): Promise<Result> {
  const lateMs = Math.max(0, SHOWN_MS - 0.8 * downMs);
  const api = await startFaultServer();
  cleanup.add(() => api.close());
  api.set({ fault: 'late', ms: lateMs });
  const origin = await testbed.site(database, {
    AIRPORT_API_URL: api.url,
    AIRPORT_API_EXTENDED: 'true',
    LOG_LEVEL: 'error',
  });

  const pages = await requestedPages(api.url);
  const load = startLoad(
    origin,
    pages.map(({ path }) => path),
  );
  cleanup.add(() => load.stop());
  const warm = await load.phase('warming up', WARM_UP_MS);
  const normal = await load.phase('usual', NORMAL_MS);
  const downAt = Date.now();
  await api.down();
  const down = await load.phase('API down', downMs);
  const upAt = Date.now();
  await api.up();
  const back = await load.phase('API back', BACK_MS);
  await load.stop();
  return {
    phases: [warm, normal, down, back],
    findings: judged({ pages, normal, down, back, downAt, upAt, lateMs }),
  };
}
