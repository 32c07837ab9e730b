import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { secureReply } from './secure-reply';
import { sha256 } from './sha256';

type Handler = (request: http.IncomingMessage, reply: http.ServerResponse) => void;

const script = 'self.__next_f.push([1,"a"])';
const page = `<!doctype html><title>Parvoz</title>${'<p>Toshkent</p>'.repeat(200)}<script>${script}</script>`;
const html = 'text/html; charset=utf-8';

let handler: Handler = () => undefined;
const failures: unknown[] = [];
const server = http.createServer((request, reply) => {
  try {
    secureReply(request, reply);
    handler(request, reply);
  } catch (error) {
    failures.push(error);
    reply.destroy();
  }
});
let origin = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => expect(failures).toEqual([]));
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = async (answer: Handler, init: RequestInit = {}, path = '/ru/') => {
  handler = answer;
  const reply = await fetch(origin + path, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-encoding': 'identity', ...init.headers },
  });
  return {
    status: reply.status,
    policy: reply.headers.get('content-security-policy'),
    header: (name: string) => reply.headers.get(name),
    text: await reply.text(),
  };
};

/** Sends a page at once, as Next sends a cached one. */
const cached =
  (etag?: string): Handler =>
  (request, reply) => {
    if (etag) reply.setHeader('etag', etag);
    if (etag && request.headers['if-none-match'] === etag) {
      reply.statusCode = 304;
      return void reply.end();
    }
    reply.setHeader('content-type', html);
    reply.setHeader('content-length', Buffer.byteLength(page));
    reply.end(request.method === 'HEAD' ? null : page);
  };

/** Sends a page in pieces, as Next sends one that it renders for a request. */
const streamed: Handler = async (_, reply) => {
  reply.setHeader('content-type', html);
  reply.flushHeaders();
  for (let at = 0; at < page.length; at += 100) {
    await new Promise((resolve) => reply.write(Buffer.from(page.slice(at, at + 100)), resolve));
  }
  reply.end();
};

const covers = (policy: string | null) => policy?.includes(`'${sha256(script)}'`);

test.each([
  ['at once', cached()],
  ['in pieces', streamed],
])('a page sent %s comes whole, with a policy that names its script', async (_, answer) => {
  const { policy, text, header } = await ask(answer);
  expect(text).toBe(page);
  expect(covers(policy)).toBe(true);
  expect(header('content-length')).toBe(String(page.length));
});

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

test('a page whose policy is known is not held', async () => {
  const etag = '"seen"';
  await ask(cached(etag));
  let finish = () => {};
  handler = (_, reply) => {
    reply.setHeader('etag', etag).setHeader('content-type', html).write('first');
    finish = () => void reply.end();
  };
  const reply = await fetch(origin, { headers: { 'accept-encoding': 'identity' } });
  expect(covers(reply.headers.get('content-security-policy'))).toBe(true);
  finish();
  expect(await reply.text()).toBe('first');
});

test('an injected script is not named', async () => {
  const { log } = await import('@/observability/log');
  vi.spyOn(log, 'warn').mockReturnValue();
  const { policy } = await ask((_, reply) =>
    reply.setHeader('content-type', html).end('<script>alert(1)</script>'),
  );
  expect(policy).not.toContain('sha256-');
  expect(policy).toContain("script-src 'self';");
  vi.restoreAllMocks();
});

test.each(['/admin', '/admin/login?redirect=/'])('%s has the policy of the admin', async (path) => {
  const { policy } = await ask(streamed, {}, path);
  expect(policy).toContain("script-src 'self' 'unsafe-inline'");
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

test('a page whose head is written by hand may run nothing inline', async () => {
  for (const head of [{ 'content-type': html }, ['content-type', html]]) {
    const { policy, text } = await ask((_, reply) => reply.writeHead(200, head).end(page));
    expect(text).toBe(page);
    expect(policy).toContain("script-src 'self';");
  }
});

test('a page that breaks off is not sent', async () => {
  const broken = ask((_, reply) => {
    reply.setHeader('content-type', html).write(page);
    reply.destroy(new Error('no more'));
  });
  await expect(broken).rejects.toThrow('fetch failed');
});

test('a client that leaves early leaves nothing behind', async () => {
  const controller = new AbortController();
  const left = new Promise<void>((resolve) => {
    handler = (_, reply) => {
      reply.setHeader('content-type', html).write(page);
      reply.once('close', () => {
        reply.write(page);
        reply.end(page);
        resolve();
      });
      controller.abort();
    };
  });
  const reply = fetch(origin, { signal: controller.signal });
  await expect(reply).rejects.toThrow('aborted');
  await left;
  expect((await ask(cached())).text).toBe(page);
});

test('who ends a page learns when it went out', async () => {
  const finished = vi.fn();
  await ask((_, reply) => {
    reply.setHeader('content-type', html);
    reply.write('a', 'latin1', finished);
    reply.end('b', 'utf8', finished);
  });
  await vi.waitFor(() => expect(finished).toHaveBeenCalledTimes(2));
  const { text } = await ask((_, reply) => {
    reply.setHeader('content-type', html).write('é', 'latin1');
    reply.end(finished);
  });
  expect(Buffer.from(text)).not.toHaveLength(0);
  await vi.waitFor(() => expect(finished).toHaveBeenCalledTimes(3));
});
