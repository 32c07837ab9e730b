import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { isIPv6, type LookupFunction } from 'node:net';

/**
 * Posts nothing to a URL at one of the addresses of its host; under TLS the name is what is verified.
 * @returns the status of the reply
 * @throws Error when there is none before `limit`
 */
export async function post(
  url: URL,
  address: string,
  headers: Record<string, string>,
  limit: AbortSignal,
): Promise<number> {
  const family = isIPv6(address) ? 6 : 4;
  const lookup: LookupFunction = (_, { all }, found) =>
    all ? found(null, [{ address, family }]) : found(null, address, family);
  const client = url.protocol === 'https:' ? https : http;
  const request = client.request(url, {
    method: 'POST',
    headers,
    lookup,
    signal: limit,
    agent: false,
  });
  request.end();
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  reply.destroy();
  return reply.statusCode ?? 0;
}
