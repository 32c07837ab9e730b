import { isStopping } from '@/lifecycle/state';
import { buildId } from '@/observability/build-id';
import { upstreamState } from '@/observability/upstream';
import { databaseState } from '@/sources/readiness';

export const dynamic = 'force-dynamic';

const reply = (ready: boolean, body: object) =>
  Response.json(
    { ready, build: buildId(), ...body },
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );

/**
 * Whether this process should get requests: `{ ready, build, stopping, database, upstream }`, 200 or
 * 503. The airport API is reported and decides nothing: without it the site still has what it kept.
 */
export async function GET(): Promise<Response> {
  const upstream = upstreamState();
  if (isStopping()) return reply(false, { stopping: true, upstream });
  const database = await databaseState();
  return reply(database === 'ready', { stopping: false, database, upstream });
}
