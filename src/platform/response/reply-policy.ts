import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { env } from '@/env';
import { byteStringOf, bytesOf } from './byte-string';
import { bufferBody } from './buffer-body';
import { withScriptsOnIntent } from './scripts-on-intent';
import { encodingFor, compress, type Encoding } from './compress';
import { adminPolicy, lockedPolicy, pagePolicy } from '@/platform/csp/content-policy';
import { sourcesOf } from '@/platform/csp/page-sources';

/** Policies of cached pages by their ETag, of one to three KB each. */
const policies = new LRUCache<string, string>({ max: 4000, maxSize: 8 * 1024 * 1024 });

/** Cached pages as they are sent, by ETag and encoding. */
const pages = new LRUCache<string, FinishedPage>({ max: 4000, maxSize: 32 * 1024 * 1024 });

const ENFORCED = 'content-security-policy';
const REPORTED = `${ENFORCED}-report-only`;

/** What is no page is locked in any case. */
const headerFor = (policy: string) =>
  env().CSP_REPORT_ONLY && policy !== lockedPolicy ? REPORTED : ENFORCED;

const within = (path: string, ...folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));

const isHtml = (reply: ServerResponse) =>
  String(reply.getHeader('content-type') ?? '').startsWith('text/html');

const etagOf = (reply: ServerResponse) => String(reply.getHeader('etag') ?? '');

/** A page of which nothing may run inline: it is sent before it is complete. */
const unseen = { hashes: [], hosts: [] };

/**
 * Gives a request of the admin a policy with a nonce, which Next writes into the scripts of the page.
 * No other request has one: a nonce from outside would get into cached pages.
 */
function policyOfAdmin(request: IncomingMessage, path: string): string | undefined {
  delete request.headers[ENFORCED];
  delete request.headers[REPORTED];
  if (!within(path, '/admin')) return undefined;
  const policy = adminPolicy(randomBytes(16).toString('base64'));
  request.headers[ENFORCED] = policy;
  return policy;
}

/** The policy that a reply gets when its head goes out; undefined for none. */
function policyAtHead(
  path: string,
  reply: ServerResponse,
  hasBody: boolean,
  ofAdmin: string | undefined,
): string | undefined {
  if (within(path, '/api', '/cms-api')) return lockedPolicy;
  if (hasBody && !isHtml(reply)) return undefined;
  if (ofAdmin !== undefined) return ofAdmin;
  // Without a body the client uses its cached page: with the same policy, or none.
  return policies.get(etagOf(reply)) ?? (hasBody ? pagePolicy(unseen) : undefined);
}

interface FinishedPage {
  policy: string;
  /** In the negotiated encoding. */
  body: Buffer;
}

async function finished(page: Buffer, encoding: Encoding | undefined): Promise<FinishedPage> {
  const html = withScriptsOnIntent(byteStringOf(page));
  return { policy: pagePolicy(sourcesOf(html)), body: await compress(bytesOf(html), encoding) };
}

/**
 * Finishes a page, and gives any reply its content security policy. That of a page names the inline
 * scripts in it, so a page is buffered until it is complete. A cached one is finished once for each
 * encoding, by its ETag.
 * @returns what to do when the head of the reply goes out
 */
export function policyOf(request: IncomingMessage, reply: ServerResponse): () => void {
  const [path = ''] = (request.url ?? '').split('?');
  const isBodiless = () => request.method === 'HEAD' || [204, 304].includes(reply.statusCode);
  const isPage = () => isHtml(reply) && !within(path, '/admin', '/api', '/cms-api');
  const ofAdmin = policyOfAdmin(request, path);
  let own: string | undefined;
  bufferBody(reply, {
    wanted: () => !isBodiless() && isPage(),
    whole(page) {
      const etag = etagOf(reply);
      const encoding = encodingFor(request);
      const name = `${encoding} ${etag}`;
      const send = ({ policy, body }: FinishedPage) => {
        own = policy;
        if (encoding) reply.setHeader('content-encoding', encoding);
        return body;
      };
      const cached = etag ? pages.get(name) : undefined;
      if (cached) return send(cached);
      return finished(page(), encoding).then((made) => {
        if (etag) {
          policies.set(etag, made.policy, { size: made.policy.length });
          pages.set(name, made, { size: made.policy.length + made.body.length });
        }
        return send(made);
      });
    },
  });
  return () => {
    // A GET has another: what goes out is not what was rendered.
    if (request.method === 'HEAD' && isPage()) reply.removeHeader('content-length');
    const policy = own ?? policyAtHead(path, reply, !isBodiless(), ofAdmin);
    if (policy !== undefined) reply.setHeader(headerFor(policy), policy);
  };
}
