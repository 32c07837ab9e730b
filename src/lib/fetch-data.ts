import { beginLoading } from './loading';
import { fromWire } from './wire-text';

/**
 * The data of a reply of this site's own API, for SWR. It counts as loading meanwhile, unless it is fetched
 * in the background: then it is no news of what is shown.
 * @throws Error when the reply is a failure, AbortError when `signal` aborts.
 */
export async function fetchData<Data>(
  url: string,
  { signal, background = false }: { signal?: AbortSignal; background?: boolean } = {},
): Promise<Data> {
  const done = background ? () => undefined : beginLoading();
  try {
    // eslint-disable-next-line no-restricted-globals -- the browser's one way to the contract
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      // What servers in between may serve stale meanwhile a browser must not: a gate would be old.
      cache: 'no-cache',
      signal,
    });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const body = (await response.json()) as { data: Data; fallback?: string[] };
    done(true);
    return fromWire(body.data, body.fallback);
  } finally {
    done();
  }
}
