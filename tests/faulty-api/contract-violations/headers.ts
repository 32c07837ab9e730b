import { inBytes, inHeaders, isCall, type Deviation } from './deviation';

const cached =
  'Replies carry `ETag` and `Cache-Control: public, s-maxage=…, stale-while-revalidate=…, stale-if-error=…`.';

const set = (name: string, value: string) => (headers: Record<string, string>) => ({
  ...headers,
  [name]: value,
});

/** Headers, and the body’s encoding. */
export const headers: Deviation[] = [
  {
    name: 'no-etag',
    breaks: cached,
    finds: { rule: 'etag', call: 'layout', at: 'header etag' },
    sent: inHeaders('layout', ({ etag: _, ...rest }) => rest),
  },
  {
    name: 'etag-ignored',
    breaks: 'A reply that the client has is 304 without a body.',
    finds: { rule: 'not-modified', call: 'pressList', at: 'status' },
    request: (request) => (isCall(request, 'pressList') ? { ...request, headers: {} } : request),
  },
  {
    name: 'etag-always-new',
    breaks: cached,
    finds: { rule: 'etag', call: 'scheme', at: 'header etag' },
    sent: inHeaders('scheme', (all) => set('etag', `"${performance.now()}"`)(all)),
  },
  {
    name: 'not-cacheable',
    breaks: cached,
    finds: { rule: 'cache-control', call: 'notFound', at: 'header cache-control' },
    sent: inHeaders('notFound', set('cache-control', 'private, max-age=0')),
  },
  {
    name: 'kept-for-an-hour',
    breaks: 'A shared cache keeps a reply no longer than the call allows.',
    finds: { rule: 'freshness', call: 'flights', at: 'header cache-control' },
    sent: inHeaders(
      'flights',
      set('cache-control', 'public, s-maxage=3600, stale-while-revalidate=60, stale-if-error=3600'),
    ),
  },
  {
    name: 'no-charset',
    breaks: 'The content type says charset=utf-8.',
    finds: { rule: 'charset', call: 'metrics', at: 'header content-type' },
    sent: inHeaders('metrics', set('content-type', 'application/json')),
  },
  {
    name: 'text-html',
    breaks: 'Replies are application/json.',
    finds: { rule: 'content-type', call: 'errorMessages', at: 'header content-type' },
    sent: inHeaders('errorMessages', set('content-type', 'text/html; charset=utf-8')),
  },
  {
    name: 'byte-order-mark',
    breaks: 'Replies are UTF-8 without a byte order mark.',
    finds: { rule: 'utf8', call: 'layout', at: 'body' },
    sent: inBytes('layout', (bytes) => Buffer.concat([Buffer.from('\ufeff'), bytes])),
  },
  {
    name: 'latin-1',
    breaks: 'Replies are UTF-8 without a byte order mark.',
    finds: { rule: 'utf8', call: 'flights', at: 'body' },
    sent: inBytes('flights', (bytes) =>
      Buffer.from(bytes.toString('utf8').replace(/[^\x00-\x7f]/g, '\u00e9'), 'latin1'),
    ),
  },
];
