import { once } from 'node:events';
import http from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, failure, success } from '@/api-contract/calls';
import type { SettingInput } from './faults';
import { startFaultServer, type FaultServer } from './server';

const PATH = '/api/pages/error-messages';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer();
});
afterAll(() => server.close());
afterEach(() => {
  server.clear();
  server.calls.length = 0;
});

const send = (path = PATH) => fetch(server.url + path, { redirect: 'manual' });

async function struckBy(fault: SettingInput): Promise<Response> {
  server.set(fault);
  return send();
}

const good = success(calls.errorMessages.data);

test('without a fault a call is answered by the contract', async () => {
  const response = await send(`${PATH}?lang=ru`);
  const { data } = good.parse(await response.json());
  expect(data.errorMessages.required).toBe('Поле обязательно для заполнения');
});

describe('the connection', () => {
  test('is reset', async () => {
    await expect(struckBy({ fault: 'reset' })).rejects.toThrow('fetch failed');
  });

  test('ends after half of the announced body', async () => {
    const response = await struckBy({ fault: 'truncated' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('waits while another call is answered', async () => {
    server.set({ fault: 'latency', ms: 300 });
    server.set({ fault: 'latency', ms: 0, path: '/api/metrics' });
    const order: string[] = [];
    await Promise.all(
      [PATH, '/api/metrics'].map((path) => send(path).then(() => order.push(path))),
    );
    expect(order).toEqual(['/api/metrics', PATH]);
  });

  test('drips byte by byte', async () => {
    server.set({ fault: 'drip', ms: 1 });
    const request = http.get(server.url + PATH);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    expect(chunks.length).toBeGreaterThan(10);
    expect(good.safeParse(JSON.parse(Buffer.concat(chunks).toString('utf8'))).success).toBe(true);
  });

  test('is refused while the server is down, and works when it is back', async () => {
    await server.down();
    await expect(send()).rejects.toThrow('fetch failed');
    await server.up();
    expect((await send()).status).toBe(200);
  });
});

describe('the reply', () => {
  test('is longer than anyone wants to read, and does not say so', async () => {
    const response = await struckBy({ fault: 'huge' });
    expect(response.headers.get('content-length')).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000_000);
  });

  test('is the good body under another content type', async () => {
    const response = await struckBy({ fault: 'content-type' });
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(good.safeParse(await response.json()).success).toBe(true);
  });

  test('is not of the shape', async () => {
    const body: unknown = await (await struckBy({ fault: 'schema' })).json();
    expect(body).toMatchObject({ status: 'success', data: { unexpected: true } });
  });

  test.each([200, 500])('is an HTML page with %i', async (status) => {
    const response = await struckBy({ fault: 'html', status });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<h1>Something went wrong</h1>');
  });

  test('is 429 with the seconds to wait', async () => {
    const response = await struckBy({ fault: 'too-many', retry_after: 7 });
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('7');
  });

  test.each([500, 502, 503])('is a failure with %i', async (status) => {
    const response = await struckBy({ fault: 'status', status });
    expect(response.status).toBe(status);
    expect(failure.safeParse(await response.json()).success).toBe(true);
  });

  test('leads to another host', async () => {
    const response = await struckBy({ fault: 'redirect' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`http://elsewhere.invalid${PATH}`);
  });

  test('is empty', async () => {
    expect(await (await struckBy({ fault: 'empty' })).text()).toBe('');
  });

  test('is JSON that ends in the middle', async () => {
    await expect((await struckBy({ fault: 'invalid-json' })).json()).rejects.toThrow(SyntaxError);
  });

  test('begins with a byte order mark and has CRLF', async () => {
    const bytes = Buffer.from(await (await struckBy({ fault: 'bom-crlf' })).arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.includes('\r\n')).toBe(true);
    expect(good.safeParse(JSON.parse(bytes.toString('utf8').slice(1))).success).toBe(true);
  });

  test('has flights as of 20 minutes ago', async () => {
    server.set({ fault: 'late' });
    const reply: unknown = await (await send('/api/flights')).json();
    const { data } = success(calls.flights.data).parse(reply);
    const minutes = (Date.now() - Date.parse(data.as_of)) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(20);
    expect(minutes).toBeLessThan(21);
  });

  test('is said to be gzip and is not', async () => {
    await expect(
      struckBy({ fault: 'gzip-garbage' }).then((reply) => reply.text()),
    ).rejects.toThrow();
  });

  test('differs from the contract as it is set', async () => {
    server.set({ fault: 'deviation', name: 'text-html', path: PATH });
    server.set({ fault: 'deviation', name: 'encoded-twice' });
    expect((await send()).headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await (await send('/api/pages/404?lang=ru')).text()).toContain('Ð¢Ð°ÐºÐ¾Ð¹');
  });
});

describe('what is set', () => {
  const control = (method: string, body?: string) =>
    fetch(`${server.url}/_faults`, { method, ...(body && { body }) });

  test('over HTTP strikes and ends like what is set in the program', async () => {
    const put = await control('PUT', '{ "path": "/api/pages/*", "fault": "status", "times": 1 }');
    expect(put.status).toBe(200);
    const statuses = [(await send()).status, (await send()).status];
    expect(statuses).toEqual([503, 200]);
    await control('PUT', '{ "fault": "empty" }');
    await control('DELETE');
    expect(await (await send()).text()).not.toBe('');
  });

  test.each(['{ "fault": "boredom" }', '{ "fault": "latency", "seconds": 3 }', 'latency'])(
    '%s is refused',
    async (body) => {
      expect((await control('PUT', body)).status).toBe(400);
      expect((await send()).status).toBe(200);
    },
  );

  test('takes the server down over HTTP, and it comes back by itself', async () => {
    await control('PUT', '{ "fault": "down", "ms": 200 }');
    await expect
      .poll(
        () =>
          send().then(
            () => 'up',
            () => 'down',
          ),
        { interval: 5 },
      )
      .toBe('down');
    await expect
      .poll(() =>
        send().then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  test('is reported with the calls that were made, and what struck them', async () => {
    server.set({ fault: 'empty', path: '/api/metrics' });
    await send('/api/metrics?lang=uz');
    await send();
    const reported = (await (await control('GET')).json()) as Record<string, unknown>;
    expect(reported.settings).toEqual([{ fault: 'empty', path: '/api/metrics' }]);
    expect(reported.calls).toMatchObject([
      { url: '/api/metrics?lang=uz', faults: ['empty'] },
      { url: PATH, faults: [] },
    ]);
  });
});

describe('another server as the base', () => {
  test('is answered for, faults on top', async () => {
    const proxy = await startFaultServer({ upstream: server.url });
    const same = (path: string) =>
      Promise.all([server.url, proxy.url].map(async (url) => (await fetch(url + path)).json()));
    const [first, second] = await same('/api/press?lang=en&limit=3');
    expect(second).toEqual(first);
    proxy.set({ fault: 'deviation', name: 'count-of-page' });
    const [whole, deviating] = (await same('/api/card-list/shops')) as {
      data: { count: number };
    }[];
    expect(whole?.data.count).toBe(16);
    expect(deviating?.data.count).toBe(9);
    await server.down();
    expect((await fetch(proxy.url + PATH)).status).toBe(502);
    await server.up();
    await proxy.close();
  });
});
