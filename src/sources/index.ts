import 'server-only';
import { env } from '@/env';
import { airportSource } from './airport';
import { cmsSource } from './cms';
import type { Source } from './source';

let chosen: Source | undefined;

/** The configured source: the airport API where its address is set, the bundled CMS for the rest. */
export function source(): Source {
  return (chosen ??= choose());
}

function choose(): Source {
  const { AIRPORT_API_URL, AIRPORT_API_EXTENDED, AIRPORT_API_TIMEOUT_MS } = env();
  if (!AIRPORT_API_URL) return cmsSource;
  return airportSource({
    baseUrl: AIRPORT_API_URL,
    extended: AIRPORT_API_EXTENDED,
    timeoutMs: AIRPORT_API_TIMEOUT_MS,
    bundled: cmsSource,
  });
}
