import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import onHeaders from 'on-headers';
import { isDevelopment } from '@/env';
import { fixedHeaders } from './headers';
import { policyOf } from './reply-policy';

type Compress = (request: IncomingMessage, reply: ServerResponse, next: () => void) => void;

/** Made for Express, of which it uses nothing. */
const compress = compression() as unknown as Compress;

/**
 * Compresses a reply and gives it the headers that defend the site. Compression comes first, so that
 * what lies over it sees plain text: Next's own lies over everything and is switched off. In
 * development there is no content security policy, for Next evaluates code there.
 */
export function secureReply(request: IncomingMessage, reply: ServerResponse): void {
  compress(request, reply, () => undefined);
  const setPolicy = isDevelopment() ? undefined : policyOf(request, reply);
  onHeaders(reply, () => {
    for (const [name, value] of Object.entries(fixedHeaders())) {
      if (!reply.hasHeader(name)) reply.setHeader(name, value);
    }
    setPolicy?.();
  });
}
