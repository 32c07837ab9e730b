import { startFaultServer } from '../../tests/faulty-api/server';
import { startEdge, TOKEN } from '../lib/edge';
import { step } from '../lib/log';
import { freePort } from '../lib/ports';
import type { Cleanup } from '../lib/process';
import { startRedis } from '../lib/redis';
import type { Testbed } from '../lib/testbed';

const AIRPORT_DATABASE = 'drill_airport';

/**
 * Two servers of a site behind nginx, with Redis, fed by an airport API that can be taken away: a third site
 * with the whole schedule of the sample.
 */
export async function startScaledSite(testbed: Testbed, cleanup: Cleanup, database: string) {
  await testbed.copy(AIRPORT_DATABASE, database);
  const airport = await testbed.site(AIRPORT_DATABASE, { LOG_LEVEL: 'error' });
  const api = await startFaultServer({ upstream: airport });
  cleanup.add(() => api.close());
  const redis = await startRedis();
  cleanup.add(() => redis.kill());
  const ports = [await freePort(), await freePort()];
  const edge = await startEdge({
    web: ports,
    log: false,
    // Readers say from which address they come.
    variables: { EDGE_TRUSTED_PROXY: '127.0.0.1/32' },
  });
  cleanup.add(() => edge.stop());
  const url = `http://localhost:${edge.ports.http}`;
  const servers = await step('Starting two servers', async () => {
    const urls: string[] = [];
    for (const port of ports) {
      const site = await testbed.serve(database, {
        PORT: String(port),
        SITE_URL: url,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
        REDIS_URL: redis.url,
        AIRPORT_API_URL: api.url,
        AIRPORT_API_EXTENDED: 'true',
        EDGE_PURGE_URLS: `http://127.0.0.1:${edge.ports.internal}/purge`,
        EDGE_PURGE_TOKEN: TOKEN,
      });
      urls.push(site.url);
    }
    return urls;
  });
  return { url, servers, api };
}

export type ScaledSite = Awaited<ReturnType<typeof startScaledSite>>;
