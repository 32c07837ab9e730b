import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startLoad, type Load } from '../../../tools/chaos/load';
import { startRedis } from '../../../tools/lib/redis';
import { startEdge, TOKEN, type Edge } from '../../../tools/lib/edge';
import { editor, PAGE, shown, twoReplicas, type Replica } from '../replicas';

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

/** Pages in all languages, one of flights, and a call. */
const paths = [
  ...['', '/ru', '/en'].flatMap((lang) => [`${lang}${PAGE}`, `${lang}/`, `${lang}/parking/`]),
  '/en/flight-board/',
  '/api/flights?lang=en',
];

let redis: Awaited<ReturnType<typeof startRedis>>;
let edge: Edge;
let replicas: [Replica, Replica];
let load: Load;
let staff: Awaited<ReturnType<typeof editor>>;

beforeAll(async () => {
  redis = await startRedis();
  const env: Record<string, string> = {
    REDIS_URL: redis.url,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  replicas = await twoReplicas('rolling', env);
  edge = await startEdge({ web: replicas.map(({ port }) => port) });
  Object.assign(env, {
    SITE_URL: `http://localhost:${edge.ports.http}`,
    EDGE_PURGE_URLS: `http://127.0.0.1:${edge.ports.internal}/purge`,
    EDGE_PURGE_TOKEN: TOKEN,
  });
  for (const replica of replicas) await replica.start();
  staff = await editor(replicas[0].base);
  for (const path of paths) expect((await edge.send(path)).status, path).toBe(200);
});

afterAll(async () => {
  await load?.stop();
  await Promise.all((replicas ?? []).map((replica) => replica.stop()));
  await edge?.stop();
  await redis?.kill();
});

let published = 0;
/** Publishes at a server; it must be shown at the next request, through nginx and by these servers. */
async function publish(at: Replica, others: Replica[] = []): Promise<void> {
  published += 1;
  const title = `Rolling${published}x${Date.now()}`;
  await staff.publish(at.base, 'en', title);
  const through = await edge.send(`/en${PAGE}`);
  expect(through.status).toBe(200);
  expect(through.text).toContain(title);
  for (const { base } of [at, ...others]) {
    const { html, api } = await shown(base, 'en');
    expect(html).toContain(title);
    expect(api).toContain(title);
  }
}

test('servers are killed, then restarted, in turn: no request fails, nothing old is shown', async () => {
  const [one, other] = replicas;
  load = startLoad(`http://localhost:${edge.ports.http}`, paths);
  await publish(one, [other]);

  // The second is killed while nginx has not yet forgotten that it missed the first.
  for (const [killed, stays] of [
    [one, other],
    [other, one],
  ] as const) {
    await killed.stop('at once');
    await publish(stays);
    await killed.start();
  }

  for (const [restarted, stays] of [
    [one, other],
    [other, one],
  ] as const) {
    const stopped = restarted.stop('gracefully');
    await publish(stays);
    await stopped;
    await restarted.start();
    await publish(restarted, [stays]);
  }

  const { samples, lost } = await load.phase('restarts', 0);
  expect(lost).toBe(0);
  expect(samples.filter(({ status }) => status !== 200)).toEqual([]);
  expect(samples.length).toBeGreaterThan(100);
  expect(new Set(samples.map(({ path }) => path))).toEqual(new Set(paths));
});
