import { expect, test, vi } from 'vitest';
import {
  cached,
  html,
  page,
  script,
  securedServer,
  streamed,
} from '../../../tests/fixtures/secured-server';
import { log } from '@/platform/telemetry/log';
import { sha256 } from '@/lib/sha256';

const { ask } = securedServer();

const covers = (policy: string | null) => policy?.includes(`'${sha256(script)}'`);

test.each(['gzip', 'br'])('%s is agreed on, and hides no script', async (encoding) => {
  for (const answer of [cached(), streamed]) {
    const init = { headers: { 'accept-encoding': encoding } };
    const { policy, text, header } = await ask(answer, init);
    expect(text).toBe(page);
    expect(header('content-encoding')).toBe(encoding);
    expect(header('vary')).toBe('Accept-Encoding');
    expect(covers(policy)).toBe(true);
  }
});

test('a cached page, HEAD and 304 have the policy that its ETag is known to have', async () => {
  const etag = '"known"';
  const init = { headers: { 'if-none-match': etag } };
  const early = [await ask(cached(etag), { method: 'HEAD' }), await ask(cached(etag), init)];
  expect(early.map(({ status, policy }) => [status, policy])).toEqual([
    [200, null],
    [304, null],
  ]);
  const first = await ask(cached(etag));
  expect(covers(first.policy)).toBe(true);
  const later = [
    await ask(cached(etag)),
    await ask(cached(etag), { method: 'HEAD' }),
    await ask(cached(etag), init),
  ];
  expect(later.map(({ status }) => status)).toEqual([200, 200, 304]);
  for (const { policy } of later) expect(policy).toBe(first.policy);
});

test('an injected script is not named', async () => {
  vi.spyOn(log, 'warn').mockReturnValue();
  const { policy } = await ask((_, reply) =>
    reply.setHeader('content-type', html).end('<script>alert(1)</script>'),
  );
  expect(policy).not.toContain('sha256-');
  expect(policy).toContain("script-src 'self';");
  vi.restoreAllMocks();
});

const NONCE = /'nonce-([\w+/]{22}==)'/;

/** The policy in a request's headers, where Next looks for a nonce, and in its reply. */
const policiesOf = async (path: string) => {
  let own: string | undefined;
  const init = { headers: { 'content-security-policy': "script-src 'nonce-mine'" } };
  const { policy } = await ask(
    (request, reply) => {
      own = request.headers['content-security-policy'] as string | undefined;
      reply.setHeader('content-type', html).end(page);
    },
    init,
    path,
  );
  return { own, policy };
};

test.each(['/admin', '/admin/login?redirect=/'])(
  '%s has a policy with a nonce of its own each time, and Next is given it',
  async (path) => {
    const [one, other] = [await policiesOf(path), await policiesOf(path)];
    expect(one.policy).toMatch(NONCE);
    expect(one.own).toBe(one.policy);
    expect(NONCE.exec(one.policy ?? '')?.[1]).not.toBe(NONCE.exec(other.policy ?? '')?.[1]);
    expect(one.policy).not.toMatch(/script-src[^;]*inline/);
  },
);

test('a stranger gets no nonce into a page', async () => {
  expect((await policiesOf('/parking/')).own).toBeUndefined();
});

test('/administration is a page like others', async () => {
  expect((await ask(streamed, {}, '/administration/')).policy).not.toMatch(/script-src[^;]*inline/);
});

test.each(['/api/flights?lang=ru', '/cms-api/media/file/a.png', '/cms-api/x'])(
  '%s is locked, whatever it says of itself',
  async (path) => {
    const { policy } = await ask(
      (_, reply) => {
        reply.setHeader('content-security-policy', 'default-src *');
        reply.setHeader('content-type', html).end('<p>');
      },
      {},
      path,
    );
    expect(policy).toMatch(/^default-src 'none'; .*; sandbox$/);
  },
);

test('every reply has the fixed headers, but for those that it sets itself', async () => {
  const own = await ask((_, reply) =>
    reply.setHeader('referrer-policy', 'no-referrer').setHeader('content-type', html).end(page),
  );
  expect(own.header('referrer-policy')).toBe('no-referrer');
  const data = await ask((_, reply) =>
    reply.setHeader('content-type', 'text/x-component').end('0:{}'),
  );
  expect(data.header('x-content-type-options')).toBe('nosniff');
  expect(data.header('x-frame-options')).toBe('SAMEORIGIN');
  expect(data.policy).toBeNull();
  const moved = await ask((_, reply) => reply.writeHead(308, { location: '/uz/' }).end());
  expect(moved.status).toBe(308);
  expect(moved.header('location')).toBe('/uz/');
  expect(moved.header('x-content-type-options')).toBe('nosniff');
});
