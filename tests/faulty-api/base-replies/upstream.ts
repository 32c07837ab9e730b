import { failed, type Answer, type Handler } from '../http';

const forwarded = ['content-type', 'cache-control', 'location', 'retry-after'];

/** Another server's replies, as they come; one that does not answer is 502. */
export function upstreamBase(origin: string): Handler {
  return async ({ path, slash, query }): Promise<Answer> => {
    const url = `${origin}${path}${slash ? '/' : ''}?${new URLSearchParams(query)}`;
    try {
      const response = await fetch(url, { redirect: 'manual' });
      const headers = Object.fromEntries(
        forwarded.flatMap((name) => {
          const value = response.headers.get(name);
          return value === null ? [] : [[name, value]];
        }),
      );
      const bytes = Buffer.from(await response.arrayBuffer());
      const isJson = headers['content-type']?.startsWith('application/json');
      const body: unknown = isJson ? JSON.parse(bytes.toString('utf8')) : bytes;
      return { status: response.status, headers, body };
    } catch (error) {
      return failed(502, 'upstream_failed', `${origin}: ${(error as Error).message}`);
    }
  };
}
