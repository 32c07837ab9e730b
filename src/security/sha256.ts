import { createHash } from 'node:crypto';

/**
 * The hash of an inline script as a content security policy names it: `sha256-…`. The browser reads
 * every line break as a line feed before it hashes.
 */
export const sha256 = (script: string): string =>
  `sha256-${createHash('sha256').update(script.replace(/\r\n?/g, '\n')).digest('base64')}`;
