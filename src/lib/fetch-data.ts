import { beginLoading } from './loading';
import { fromWire } from './wire-text';

/**
 * The data of a reply of this site's own API, for SWR. It counts as loading meanwhile.
 * @throws Error when the reply is a failure, AbortError when `signal` aborts.
 */
export async function fetchData<Data>(
  url: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Data> {
  const done = beginLoading();
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
