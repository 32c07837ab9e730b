import { setTimeout as wait } from 'node:timers/promises';
import { flakyProxy } from '../lib/flaky-proxy';
import type { Finding } from '../lib/findings';
import type { Cleanup } from '../lib/process';
import type { Testbed } from '../lib/testbed';
import { seconds, serverErrors, type Result } from './figures';
import { startLoad, type Phase } from './load';
import { requestedPages, pathsSaying } from './pages';

const WARM_UP_MS = 60_000;
const USUAL_MS = 30_000;
const KILLED_MS = 60_000;
const BACK_MS = 45_000;
const POLL_MS = 250;
const MAX_TURN_S = 10;
const MAX_RECOVERY_S = 20;

interface Readiness {
  at: number;
  ready: boolean;
}

/** Polls whether a site is ready, until it is stopped. */
function watchReadiness(origin: string) {
  const seen: Readiness[] = [];
  let watching = true;
  const done = (async () => {
    while (watching) {
      const { ok } = await fetch(`${origin}/readyz`);
      seen.push({ at: Date.now(), ready: ok });
      await wait(POLL_MS);
    }
  })();
  return {
    seen,
    stop: () => {
      watching = false;
      return done;
    },
  };
}

/** The pages that are served from the cache. */
async function fromCache(origin: string, paths: readonly string[]): Promise<Set<string>> {
  const cached = new Set<string>();
  for (const path of paths) {
    const { headers } = await fetch(origin + path);
    if (headers.has('x-nextjs-cache')) cached.add(path);
  }
  return cached;
}

interface Run extends Record<'killed' | 'back', Phase> {
  /** Pages that are served from the cache, and those of them that show flights. */
  cached: Set<string>;
  live: Set<string>;
  readiness: Readiness[];
  killedAt: number;
  backAt: number;
}

function judged({ cached, live, killed, back, readiness, killedAt, backAt }: Run): Finding[] {
  const isCached = ({ path }: { path: string }) => cached.has(path);
  const whole = killed.samples.filter(
    (sample) =>
      isCached(sample) && sample.status < 500 && (sample.said === 'good' || live.has(sample.path)),
  );
  const errors = serverErrors(killed.samples);
  const during = killed.samples.filter(isCached).length;
  const turned = readiness.find(({ at, ready }) => at > killedAt && !ready)?.at;
  const again = readiness.find(({ at, ready }) => at > backAt && ready)?.at;
  const ailing = back.samples.filter(({ status, said }) => status >= 500 || said !== 'good');
  const healed = seconds(backAt, ailing.at(-1)?.at ?? backAt);
  const inTime = (after: number, at: number | undefined, max: number) =>
    at !== undefined && seconds(after, at) <= max;
  const said = (after: number, at: number | undefined) =>
    at === undefined ? 'never' : `after ${seconds(after, at).toFixed(1)} s`;
  return [
    {
      claim: 'Pages in the cache keep answering, with their content but for flights',
      found: `${whole.length} of ${during}, ${killed.lost} requests lost`,
      holds: during > 0 && whole.length === during && killed.lost === 0,
    },
    {
      claim: 'No page answers 5xx',
      found: `${errors.length} of ${killed.samples.length}`,
      holds: errors.length === 0,
    },
    {
      claim: `/readyz turns within ${MAX_TURN_S} s`,
      found: said(killedAt, turned),
      holds: inTime(killedAt, turned, MAX_TURN_S),
    },
    {
      claim: `/readyz turns back within ${MAX_RECOVERY_S} s`,
      found: said(backAt, again),
      holds: inTime(backAt, again, MAX_RECOVERY_S),
    },
    {
      claim: `Every page has its content within ${MAX_RECOVERY_S} s of the database's return`,
      found: `after ${healed.toFixed(1)} s`,
      holds: healed <= MAX_RECOVERY_S,
    },
  ];
}

/** Kills PostgreSQL under a loaded site that has everything from it, and starts it again. */
export async function killPostgres(
  testbed: Testbed,
  cleanup: Cleanup,
  database: string,
): Promise<Result> {
  const uri = new URL(await testbed.uri(database));
  const way = await flakyProxy(Number(uri.port));
  cleanup.add(() => way.cut());
  uri.port = String(way.port);
  const origin = await testbed.site(database, { DATABASE_URI: uri.href, LOG_LEVEL: 'error' });

  const pages = await requestedPages(origin);
  const paths = pages.map(({ path }) => path);
  const live = pathsSaying(pages, 'old');

  const readiness = watchReadiness(origin);
  cleanup.add(() => readiness.stop());
  const load = startLoad(origin, paths);
  cleanup.add(() => load.stop());
  const warm = await load.phase('warming up', WARM_UP_MS);
  const usual = await load.phase('usual', USUAL_MS);
  const cached = await fromCache(origin, paths);
  const killedAt = Date.now();
  await testbed.kill();
  const killed = await load.phase('PostgreSQL killed', KILLED_MS);
  way.leadTo(Number(new URL(await testbed.uri(database)).port));
  const backAt = Date.now();
  const back = await load.phase('PostgreSQL back', BACK_MS);
  await load.stop();
  await readiness.stop();
  return {
    phases: [warm, usual, killed, back],
    findings: judged({ cached, live, killed, back, readiness: readiness.seen, killedAt, backAt }),
  };
}
