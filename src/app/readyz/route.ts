import { isStopping } from '@/platform/lifecycle/state';
import { buildId } from '@/platform/telemetry/build-id';
import { upstreamState } from '@/platform/telemetry/upstream';
import { redisState } from '@/platform/cache/page-cache';
import { databaseState } from '@/platform/lifecycle/readiness';

export const dynamic = 'force-dynamic';

const reply = (ready: boolean, body: object) =>
  Response.json(
    { ready, build: buildId(), ...body },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );

/**
 * Whether this process should get requests: `{ ready, build, stopping, database, upstream, redis }`,
 * 200 or 503. The airport API and Redis are reported and decide nothing: without them the site still has
 * what it kept.
 */
export async function GET(): Promise<Response> {
  const others = { upstream: upstreamState(), redis: redisState() };
  if (isStopping()) return reply(false, { stopping: true, ...others });
  const database = await databaseState();
  return reply(database === 'ready', { stopping: false, database, ...others });
}
