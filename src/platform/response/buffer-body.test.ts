import { expect, test, vi } from 'vitest';
import {
  cached,
  html,
  page,
  script,
  securedServer,
  streamed,
} from '../../../tests/fixtures/secured-server';
import { sha256 } from '@/lib/sha256';
import { INTENT_LOADER } from './scripts-on-intent';

const { ask, begin } = securedServer();

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

test.each(['br', 'gzip', 'identity'])('a cached page is finished once for %s', async (encoding) => {
  const etag = '"seen"';
  const headers = { 'accept-encoding': encoding };
  await ask(cached(etag), { headers });
  const { policy, text, header } = await ask(
    (_, reply) => reply.setHeader('etag', etag).setHeader('content-type', html).end('other'),
    { headers },
  );
  expect(text).toBe(page);
  expect(covers(policy)).toBe(true);
  expect(header('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(header('vary')).toBe('Accept-Encoding');
});

test('the code of a page is named for later, and its policy names what loads it', async () => {
  const file = '<script src="/_next/static/chunks/a.js" async=""></script>';
  const { policy, text } = await ask((_, reply) =>
    reply.setHeader('content-type', html).end(`<!doctype html>${file}`),
  );
  expect(text).toBe(
    `<!doctype html><script data-late="/_next/static/chunks/a.js">${INTENT_LOADER}</script>`,
  );
  expect(policy).toContain(`'${sha256(INTENT_LOADER)}'`);
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
  const closed = vi.fn();
  const left = begin(
    (_, reply) => {
      reply.setHeader('content-type', html).write(page);
      reply.once('close', () => {
        reply.write(page);
        reply.end(page);
        closed();
      });
      controller.abort();
    },
    { signal: controller.signal },
  );
  await expect(left).rejects.toThrow('aborted');
  await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  expect((await ask(cached())).text).toBe(page);
});

test('nothing comes between while a page is finished', async () => {
  const { status, text } = await ask((_, reply) => {
    reply.setHeader('content-type', html);
    reply.end(page);
    reply.flushHeaders();
    reply.write('more');
    reply.end('another');
  });
  expect(status).toBe(200);
  expect(text).toBe(page);
});

test('HEAD of a page has no length, for it is not that of GET', async () => {
  const { header, text } = await ask(cached('"head"'), { method: 'HEAD' });
  expect(header('content-length')).toBe(null);
  expect(text).toBe('');
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
