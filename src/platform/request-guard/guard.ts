import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { callerOf, type Caller } from './caller';
import { isCmsQuery } from './cms-query';
import { JsonScan } from './json-scan';
import { MAX_ADDRESS_LENGTH, bodyLimits } from './limits';
import { refusals, refuse, wrongMethod, type Refusal } from './refusal';

const readingMethods = ['GET', 'HEAD', 'OPTIONS'];
const cmsMethods = [...readingMethods, 'POST', 'PUT', 'PATCH', 'DELETE'];
const pageMethods = ['GET', 'HEAD', 'POST'];

/** What a visitor may send to the CMS: all that belongs to signing in. */
const signingIn =
  /^\/cms-api\/users\/(?:login|logout|refresh-token|forgot-password|reset-password|first-register)\/?$/;

/** With these Payload takes a body for the query of a request that reads, as the admin sends long ones. */
const overriding = ['x-payload-http-method-override', 'x-http-method-override'];

const dots = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)/i;
const nul = /\0|%00/;

const within = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const isCms = (path: string) => within(path, '/cms-api') || within(path, '/admin');
const isApi = (path: string) => within(path, '/api');
/** What the server, or a browser by itself, sends: never a form. */
const isOwn = (path: string) => within(path, '/internal') || within(path, '/csp-reports');
const isPage = (path: string) => !isCms(path) && !isApi(path) && !isOwn(path);

/** The parts of an address. */
export function addressOf({ url = '' }: IncomingMessage): { path: string; query: string } {
  const [path = ''] = url.split('?', 1);
  return { path, query: url.slice(path.length + 1) };
}

const typeOf = ({ headers }: IncomingMessage) => (headers['content-type'] ?? '').toLowerCase();

const isMultipart = (request: IncomingMessage) => typeOf(request).startsWith('multipart/');

const isUrlEncoded = (request: IncomingMessage) =>
  typeOf(request).startsWith('application/x-www-form-urlencoded');

const isJson = (request: IncomingMessage) =>
  /^application\/(?:\S+\+)?(?:json|csp-report)/.test(typeOf(request)) ||
  typeOf(request).startsWith('text/plain');

/** Whether another site's page sends a request; the framework compares the same, and fails. */
function isFromElsewhere({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return false;
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',', 1)[0]
    ?.trim();
  return origin === 'null' || new URL(origin).host !== (forwarded || host);
}

/** The bytes that the body of a request may have. */
export function bodyLimit(path: string, caller: Caller, multipart: boolean): number {
  if (caller === 'visitor' || !isCms(path)) return bodyLimits.visitor;
  if (caller === 'staff' && within(path, '/cms-api/translations/import'))
    return bodyLimits.exchange;
  if (caller === 'staff' && multipart && within(path, '/cms-api/media')) return bodyLimits.picture;
  return bodyLimits.staff;
}

function refusedMethod(method: string, path: string): Refusal | undefined {
  const allowed = isPage(path) ? pageMethods : cmsMethods;
  return allowed.includes(method) ? undefined : wrongMethod(allowed);
}

/** Why the head of a request is reason enough not to answer it; undefined where it is none. */
export function refusalOf(request: IncomingMessage, caller: Caller): Refusal | undefined {
  const { method = '', url = '', headers } = request;
  const { path, query } = addressOf(request);
  if (!url.startsWith('/')) return refusals.badAddress;
  if (url.length > MAX_ADDRESS_LENGTH) return refusals.tooLong;
  if (/^\/(?:api|cms-api)\/?$/.test(path)) return refusals.noCall;
  const wrong = refusedMethod(method, path);
  if (wrong) return wrong;
  if (isApi(path) && dots.test(path)) return refusals.noCall;
  if (isCms(path)) {
    if (dots.test(path) || nul.test(path)) return refusals.badAddress;
    if (within(path, '/cms-api') && !isCmsQuery(query)) return refusals.badQuery;
  }
  const writes = !readingMethods.includes(method);
  const { origin } = headers;
  if (writes && origin !== undefined && origin !== 'null' && !URL.canParse(origin)) {
    return refusals.badOrigin;
  }
  const isOverridden = overriding.some((name) => headers[name] !== undefined);
  if (within(path, '/cms-api')) {
    const isRefused = isOverridden || (writes && !signingIn.test(path));
    if (caller === 'visitor' && isRefused) return refusals.forbidden;
    if (isOverridden && !isUrlEncoded(request)) return refusals.badOverride;
  }
  const multipart = isMultipart(request);
  const length = Number(headers['content-length'] ?? 0);
  if (length > bodyLimit(path, caller, multipart)) return refusals.tooLarge;
  if (!writes) return undefined;
  if (multipart && !/;\s*boundary=[^;\s]/.test(typeOf(request))) return refusals.badForm;
  const isAction = headers['next-action'] !== undefined;
  const isForm = multipart || isAction;
  if ((isAction || (isForm && isPage(path))) && isFromElsewhere(request))
    return refusals.otherOrigin;
  if (isOwn(path) && (isForm || isUrlEncoded(request))) return refusals.noCall;
  return isPage(path) && !isForm ? refusals.notAForm : undefined;
}

/** Refuses a body as soon as it is too long, or JSON that is not to be parsed, whatever its head said. */
function watchBody(request: IncomingMessage, reply: ServerResponse, caller: Caller): void {
  const { push } = request;
  const { path } = addressOf(request);
  const limit = bodyLimit(path, caller, isMultipart(request));
  const scan = isJson(request) && !isPage(path) ? new JsonScan() : undefined;
  let bytes = 0;
  let isRefused = false;
  const stop = (refusal: Refusal) => {
    isRefused = true;
    refuse(request, reply, refusal);
    return true;
  };
  request.push = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    if (isRefused) return true;
    if (chunk === null) return push.call(request, chunk, encoding);
    bytes += chunk.length;
    if (bytes > limit) return stop(refusals.tooLarge);
    if (scan && !scan.accepts(chunk)) return stop(refusals.badJson);
    return push.call(request, chunk, encoding);
  };
}

/**
 * A form that the framework cannot read is its sender's fault: the site's own action never fails, and
 * the admin has no forms that work without scripts.
 */
function blameForm(request: IncomingMessage, reply: ServerResponse): void {
  const { path } = addressOf(request);
  const isAction = request.headers['next-action'] !== undefined;
  const isForm = isPage(path) || (within(path, '/admin') && !isAction);
  if (request.method !== 'POST' || !isForm) return;
  onHeaders(reply, () => {
    const isPlain = String(reply.getHeader('content-type') ?? '').startsWith('text/plain');
    if (reply.statusCode === 500 && isPlain) reply.statusCode = 400;
  });
}

/**
 * Lets a request through, or answers it: before anything of it is parsed, or more of it buffered than
 * its sender may send.
 * @returns whether it goes on
 */
export function admit(request: IncomingMessage, reply: ServerResponse): boolean {
  const caller = callerOf(request.headers);
  const refusal = refusalOf(request, caller);
  if (refusal) {
    refuse(request, reply, refusal);
    return false;
  }
  watchBody(request, reply, caller);
  blameForm(request, reply);
  return true;
}
