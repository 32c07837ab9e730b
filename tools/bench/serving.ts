import { makeCertificate } from '../lib/certificate';
import { startEdge, TOKEN } from '../lib/edge';
import { step } from '../lib/log';
import { freePort } from '../lib/ports';
import type { Bench } from './part';

type Scheme = 'http' | 'https';

/** The certificates of a scheme, until the measurement ends. */
function certificatesFor(scheme: Scheme, { cleanup }: Bench) {
  if (scheme === 'http') return {};
  const certificate = makeCertificate();
  cleanup.add(async () => certificate.remove());
  return { certificates: certificate.folder };
}

/**
 * The site as it is served to visitors: behind the committed nginx, with metrics.
 * @param scheme over HTTPS it speaks HTTP/2, with a certificate that nobody vouches for
 */
export async function serveBehindNginx(bench: Bench, scheme: Scheme = 'http') {
  const { testbed, cleanup, database } = bench;
  const [port, metricsPort] = [await freePort(), await freePort()];
  // An access log of millions of requests would fill the disk; it is written all the same.
  const edge = await startEdge({
    web: port,
    log: false,
    scheme,
    ...certificatesFor(scheme, bench),
  });
  cleanup.add(() => edge.stop());
  const url = `${scheme}://localhost:${edge.ports[scheme]}`;
  const site = await step('Starting the site behind nginx', () =>
    testbed.serve(database, {
      PORT: String(port),
      SITE_URL: url,
      TRUST_PROXY: '1',
      METRICS_PORT: String(metricsPort),
      LOG_LEVEL: 'error',
      EDGE_PURGE_URLS: `http://127.0.0.1:${edge.ports.internal}/purge`,
      EDGE_PURGE_TOKEN: TOKEN,
    }),
  );
  return {
    /** The site's address through nginx. */
    url,
    /** The site's own address. */
    bare: site.url,
    pid: site.pid,
    edge,
    metricsPort,
  };
}

export type Served = Awaited<ReturnType<typeof serveBehindNginx>>;
