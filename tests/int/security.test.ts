import { describe, expect, test, vi } from 'vitest';
import { requestCms, signIn } from './staff';
import { send, secondSiteUrl, siteUrl } from './site';

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()') as unknown,
};
const referrer = { 'referrer-policy': 'strict-origin-when-cross-origin' };

const locked = /^default-src 'none'; .*sandbox$/;
const page = /^default-src 'self'; .*script-src 'self'( 'sha256-[^']+')+;/;
const admin = /^default-src 'self'; .*script-src 'self' 'nonce-[\w+/]{22}==';/;

async function headersOf(path: string, init: RequestInit = {}, base = siteUrl) {
  const reply = await send(path, init, base);
  await reply.arrayBuffer();
  return { status: reply.status, headers: Object.fromEntries(reply.headers) };
}

const pictures = async (headers: Record<string, string>) => {
  const { docs } = await requestCms<{ docs: { url: string }[] }>(
    siteUrl,
    headers,
    // The first one is of the sample: other tests take theirs away.
    '/media?limit=1&sort=id&where[mimeType][equals]=image/png',
  );
  return docs.map(({ url }) => url);
};

describe('headers', () => {
  test.each([
    ['/', 200, page],
    ['/ru/flight-board/', 200, page],
    ['/en/search/?search=parking', 200, page],
    ['/no/such/page/', 404, page],
    ['/admin/login', 200, admin],
    ['/api/flights', 200, locked],
    ['/api/no-such-call', 404, locked],
    ['/cms-api/pages', 403, locked],
  ])('%s', async (path, status, policy) => {
    const reply = await headersOf(path);
    expect(reply).toMatchObject({ status, headers: { ...fixed, ...referrer } });
    expect(reply.headers['content-security-policy']).toMatch(policy);
    expect(reply.headers).not.toHaveProperty('x-powered-by');
    expect(reply.headers).not.toHaveProperty('strict-transport-security');
  });

  test('files, redirects and pages behind links have them as well', async () => {
    for (const path of ['/favicon.svg', '/flight-board', '/sitemap.xml', '/healthz']) {
      expect((await headersOf(path)).headers, path).toMatchObject({ ...fixed, ...referrer });
    }
    const rsc = await headersOf('/ru/parking/', { headers: { rsc: '1' } });
    expect(rsc.headers).toMatchObject(fixed);
  });

  test('a picture is served as what it is, in a sandbox', async () => {
    const [picture = ''] = await pictures(await signIn());
    const { status, headers } = await headersOf(picture);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', ...fixed });
    expect(headers['content-security-policy']).toMatch(locked);
  });

  test('a preview sends no referrer, and only the site frames it', async () => {
    const { status, headers } = await headersOf('/preview/forged/ru/parking/');
    expect(status).toBe(403);
    expect(headers).toMatchObject({ ...fixed, 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('a site fed by an API shows pictures from there', async () => {
    const { headers } = await headersOf('/', {}, secondSiteUrl);
    expect(headers['content-security-policy']).toContain(siteUrl);
  });

  test('a revalidated page keeps its policy', async () => {
    // What another test publishes between the two requests makes it another page.
    const compared = async () => {
      const first = await headersOf('/ru/parking/');
      const again = await headersOf('/ru/parking/', {
        // By itself `fetch` would add `no-cache` to a conditional request.
        headers: { 'if-none-match': first.headers.etag ?? '', 'cache-control': 'max-age=0' },
      });
      expect(again.status).toBe(304);
      const { 'content-security-policy': policy } = first.headers;
      expect(policy).toBeTruthy();
      expect(again.headers['content-security-policy']).toBe(policy);
    };
    await vi.waitFor(compared, { timeout: 20_000, interval: 200 });
  });
});

describe('compression', () => {
  test.each(['gzip', 'br'])('%s is agreed on', async (encoding) => {
    const plain = await (await send('/ru/parking/')).text();
    const reply = await send('/ru/parking/', { headers: { 'accept-encoding': encoding } });
    expect(reply.headers.get('content-encoding')).toBe(encoding);
    expect(reply.headers.get('content-security-policy')).toMatch(page);
    expect(await reply.text()).toBe(plain);
  });
});

describe('what is off', () => {
  test.each([
    ['/cms-api/graphql', 'POST'],
    ['/cms-api/graphql', 'GET'],
    ['/cms-api/graphql-playground', 'GET'],
  ])('%s, %s, for staff too', async (path, method) => {
    const headers = await signIn(siteUrl);
    expect((await headersOf(path, { method, headers })).status).toBe(404);
  });

  test.each(['https://example.com/a.png', '/favicon.svg', '/cms-api/media/file/a.png'])(
    'the optimizer fetches no %s',
    async (url) => {
      const path = `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`;
      expect((await headersOf(path)).status).toBe(404);
    },
  );
});
