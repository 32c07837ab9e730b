import 'server-only';
import { cache } from 'react';
import { env } from '@/env';
import { processWide } from '@/platform/process-wide';
import { airportSource } from './airport';
import { airportClient } from './airport/client';
import { staleFallbackInPostgres } from './airport/stale-fallback-postgres';
import { observed } from './airport/observed';
import { limitPageLifetime } from './airport/page-lifetime';
import { cmsSource } from './cms';
import { cms } from './cms/cms';
import { metricHosts, withAllowed } from './metrics';
import type { Locale } from '@/i18n/locales';
import type { Source } from './source';

export { metricHosts };

let chosen: Source | undefined;

/** The configured source: the airport API where its address is set, the bundled CMS for the rest. */
export function source(): Source {
  return (chosen ??= withAllowedMetrics(choose()));
}

function withAllowedMetrics(all: Source): Source {
  // Asked for by all that a page is made of.
  const layout = cache((lang: Locale) => all.layout({ lang }));
  return {
    ...all,
    layout: ({ lang }) => layout(lang),
    metrics: async () => withAllowed(await all.metrics({}), await metricHosts()),
  };
}

/** Statements in the database of the CMS. */
async function database() {
  const { drizzle } = (await cms()).db;
  return (statement: Parameters<typeof drizzle.execute>[0]) => drizzle.execute(statement);
}

function choose(): Source {
  const { AIRPORT_API_URL, AIRPORT_API_EXTENDED, AIRPORT_API_TIMEOUT_MS } = env();
  if (!AIRPORT_API_URL) return cmsSource;
  const client = processWide('airport client', () => {
    const events = observed();
    const store = staleFallbackInPostgres(database, events);
    return airportClient({ attemptMs: AIRPORT_API_TIMEOUT_MS, store, events });
  });
  return airportSource({
    baseUrl: AIRPORT_API_URL,
    extended: AIRPORT_API_EXTENDED,
    bundled: cmsSource,
    client,
    limitPageLifetime,
  });
}
