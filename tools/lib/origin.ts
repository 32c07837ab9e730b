import { UserError } from './errors';

/**
 * The origin that an address names: no path, no query.
 * @param usage a command that gives one rightly
 * @throws UserError for what is no address of a server
 */
export function originOf(address: string | undefined, usage: string, exitCode = 1): string {
  const url = address && URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(`Give the address of a server: ${usage}`, exitCode);
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new UserError(`Give the origin alone, ${url.origin}; /api/… is added to it.`, exitCode);
  }
  return url.origin;
}
