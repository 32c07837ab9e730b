import { responseCache } from './response-cache';
import { silent, type UpstreamEvents } from './events';
import { noStaleFallback, type StaleFallback } from './stale-fallback';
import { clientPolicy } from './policy';
import { httpTransport, type Transport } from './transport';

interface Options {
  /** Milliseconds of one attempt. */
  attemptMs: number;
  /** Unset: over the network. */
  transport?: Transport;
  /** Unset: last known good answers end with the process. */
  store?: StaleFallback;
  /** Unset: no listener. */
  events?: UpstreamEvents;
}

/**
 * What all calls to one airport API share: bulkhead, breakers, retry budget and cached answers. A process
 * needs exactly one.
 */
export function airportClient({
  attemptMs,
  transport = httpTransport(),
  store = noStaleFallback,
  events = silent,
}: Options) {
  return {
    /** Where an answer comes from: the process, the API, the last known good. */
    answer: responseCache(store),
    policy: clientPolicy(attemptMs, events),
    transport,
    events,
  };
}

export type AirportClient = ReturnType<typeof airportClient>;
