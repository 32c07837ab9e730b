import { createHash } from 'node:crypto';

/**
 * The hash of an inline script as a content security policy names it: `sha256-…`. The browser reads
 * every line break as a line feed before it hashes.
 * @param encoding `latin1` for a script that is given as a byte string
 */
export const sha256 = (script: string, encoding: 'utf8' | 'latin1' = 'utf8'): string =>
  `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n'), encoding).digest('base64')}`;
