import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/env';
import { Lru } from '@/lib/lru';
import { adminPolicy, lockedPolicy, pagePolicy } from './content-policy';
import { holdBody } from './hold-body';
import { sourcesOf } from './page-sources';

/** Policies of cached pages by their ETag, of one to three KB each. */
const known = new Lru<string>({ values: 4000, bytes: 8 * 1024 * 1024 });

const ENFORCED = 'content-security-policy';

/** What is no page is locked in any case. */
const headerFor = (policy: string) =>
  env().CSP_REPORT_ONLY && policy !== lockedPolicy ? `${ENFORCED}-report-only` : ENFORCED;

const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const isHtml = (reply: ServerResponse) =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

const etagOf = (reply: ServerResponse) => String(reply.getHeader('etag') ?? '');

/** A page of which nothing may run inline: it goes out before anybody saw it whole. */
const unseen = { hashes: [], hosts: [] };

/** The policy that a reply gets when its head goes out; undefined for none. */
function policyAtHead(path: string, reply: ServerResponse, hasBody: boolean): string | undefined {
  if (within(path, '/api', '/cms-api')) return lockedPolicy;
  if (hasBody && !isHtml(reply)) return undefined;
  if (within(path, '/admin')) return adminPolicy();
  // Without a body it stands for a copy that has its policy: the same one or none.
  return known.get(etagOf(reply)) ?? (hasBody ? pagePolicy(unseen) : undefined);
}

/**
 * Gives a reply its content security policy. That of a page names the inline scripts in it, so a page
 * is held until it is whole; a cached one only the first time, for its ETag stands for its content.
 * @returns what to do when the head of the reply goes out
 */
export function policyOf(request: IncomingMessage, reply: ServerResponse): () => void {
  const [path = ''] = (request.url ?? '').split('?');
  const isBodiless = () => request.method === 'HEAD' || [204, 304].includes(reply.statusCode);
  const isPage = () => isHtml(reply) && !within(path, '/admin', '/api', '/cms-api');
  let own: string | undefined;
  holdBody(reply, {
    wanted: () => !isBodiless() && isPage() && known.get(etagOf(reply)) === undefined,
    whole(body) {
      own = pagePolicy(sourcesOf(body.toString('utf8')));
      const etag = etagOf(reply);
      if (etag) known.set(etag, own, own.length);
    },
  });
  return () => {
    const policy = own ?? policyAtHead(path, reply, !isBodiless());
    if (policy !== undefined) reply.setHeader(headerFor(policy), policy);
  };
}
