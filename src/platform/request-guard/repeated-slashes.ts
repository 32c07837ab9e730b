import type { IncomingMessage, ServerResponse } from 'node:http';
import { asciiAddress } from '@/lib/hrefs';
import { reserved } from '@/routes';
import { addressOf } from './guard';

/** The path that one with repeated slashes or backslashes stands for; a page's ends with a slash. */
export function withSingleSlashes(path: string): string {
  const single = path.replace(/[/\\]+/g, '/');
  const names = single.split('/').slice(1);
  const isPage = !reserved.some((name) => name === names[0]) && !names.at(-1)?.includes('.');
  return isPage ? single.replace(/\/?$/, '/') : single;
}

/**
 * Redirects an address with repeated slashes in one hop, where Next would take two.
 * @returns whether the request goes on to Next
 */
export function redirectRepeatedSlashes(request: IncomingMessage, reply: ServerResponse): boolean {
  const { path, query } = addressOf(request);
  if (!/\/\/|\\/.test(path) || !['GET', 'HEAD'].includes(request.method ?? '')) return true;
  const location = asciiAddress(withSingleSlashes(path) + (query && `?${query}`));
  reply.writeHead(301, { location }).end();
  return false;
}
