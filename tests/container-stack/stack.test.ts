import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { locales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { dataDir } from '../../tools/lib/paths';
import { Cleanup } from '../../tools/lib/process';
import { eventually, startStack } from './stack';

const BUILD_MS = 3_600_000;
const STEP_MS = 300_000;
// The engine's proxy keeps a connection that nginx, not yet started, never answers.
const REPLY_MS = 20_000;
const EDITS = { 'content-type': 'application/json' };

let stack: Awaited<ReturnType<typeof startStack>>;
const cleanup = new Cleanup();
let login = { email: '', password: '' };
let token = '';

beforeAll(async () => {
  stack = await startStack(path.join(dataDir, 'stack'), cleanup);
}, BUILD_MS);

afterAll(() => cleanup.run(), STEP_MS);

async function page(address: string): Promise<string> {
  const reply = await fetch(stack.origin + address, {
    redirect: 'manual',
    signal: AbortSignal.timeout(REPLY_MS),
  });
  const text = await reply.text();
  if (reply.status !== 200) throw new Error(`${address}: ${reply.status} ${text.slice(0, 200)}`);
  return text;
}

async function cms<Body>(address: string, init: RequestInit = {}): Promise<Body> {
  const headers = { ...EDITS, ...(token && { authorization: `JWT ${token}` }) };
  const reply = await fetch(`${stack.origin}/cms-api${address}`, {
    headers,
    signal: AbortSignal.timeout(REPLY_MS),
    ...init,
  });
  if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as Body;
}

/** Publishes a title of the contacts page in Russian; the next request for it shows it. */
async function publish(title: string): Promise<void> {
  const where = 'where[slug][equals]=airport--contacts';
  const { docs } = await cms<{ docs: { id: number }[] }>(`/pages?${where}&depth=0`);
  const [contacts] = docs;
  if (!contacts) throw new Error('The sample has no page of contacts.');
  await cms(`/pages/${contacts.id}?locale=ru`, {
    method: 'PATCH',
    headers: { ...EDITS, authorization: `JWT ${token}`, 'if-match': '*' },
    body: JSON.stringify({ title, _status: 'published' }),
  });
  expect(await page('/ru/airport/contacts/')).toContain(title);
}

test(
  'an empty stack is seeded by one command and has an administrator',
  async () => {
    await stack.compose('up', '-d', '--no-build');
    await eventually(() => page('/healthz'));
    const said = await stack.runTool(
    'node', '--import', 'tsx', 'tools/seed/run.ts', 'seed',
  ); // prettier-ignore
    const [, email = '', password = ''] = /Administrator: (\S+) · (\S+)/.exec(said) ?? [];
    login = { email, password };
    ({ token } = await cms<{ token: string }>('/users/login', {
      method: 'POST',
      body: JSON.stringify(login),
    }));
    expect(token).not.toBe('');
  },
  STEP_MS,
);

test.each(locales)('visitors have the site in %s', async (lang) => {
  for (const address of ['/', '/flight-board/', '/services/shops/', '/passengers/baggage/']) {
    expect(await page(localised(address, lang))).toContain(`<html lang="${lang}`);
  }
});

test('nginx has the build’s files and refuses what is not there', async () => {
  const [, script = ''] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(await page('/')) ?? [];
  const file = await fetch(stack.origin + script);
  expect(file.status).toBe(200);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${stack.origin}/no/such/page/`)).status).toBe(404);
});

test('what is published is in the next request', async () => {
  await publish('Контакты 1');
});

test(
  'a restart loses nothing',
  async () => {
    await stack.compose('restart', 'web');
    expect(await eventually(() => page('/ru/airport/contacts/'))).toContain('Контакты 1');
    await eventually(() => publish('Контакты 2'));
  },
  STEP_MS,
);

test.each(['web', 'postgres', 'nginx'])(
  '%s comes back when it has crashed',
  async (service) => {
    await stack.crash(service);
    await eventually(async () => {
      await page('/healthz');
      await page('/readyz');
    });
    await eventually(() => publish(`После сбоя: ${service}`));
  },
  STEP_MS,
);

test(
  'a backup brings back what was there',
  async () => {
    await publish('Контакты 3');
    await stack.runTool('npm', 'run', 'backup', '--', '/data/backups/test.tar.gz');
    await publish('Контакты 4');
    await stack.compose('stop', 'web');
    await stack.runTool('npm', 'run', 'restore', '--', '/data/backups/test.tar.gz', '--replace');
    await stack.compose('up', '-d', '--no-build');
    await stack.compose(
    'exec', '-T', 'nginx', 'sh', '-c',
    'curl -fsS -X POST -H "Authorization: Bearer $EDGE_PURGE_TOKEN" http://127.0.0.1:8081/purge',
  ); // prettier-ignore
    expect(await eventually(() => page('/ru/airport/contacts/'))).toContain('Контакты 3');
  },
  STEP_MS,
);

test(
  'two servers with Redis and a bucket show the same',
  async () => {
    stack.configure({
      REDIS_URL: 'redis://redis:6379',
      S3_ENDPOINT: 'http://s3:7070',
      S3_REGION: 'us-east-1',
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'stack-access-key',
      S3_SECRET_ACCESS_KEY: 'stack-secret-key-stack-secret-key',
    });
    await stack.compose('--profile', 'scale', 'up', '-d', '--no-build');
    await stack.runTool('npm', 'run', 'bucket');
    await eventually(() => page('/readyz'));
    for (const title of ['Контакты 5', 'Контакты 6', 'Контакты 7']) {
      await eventually(() => publish(title));
      for (let asked = 0; asked < 6; asked++) {
        expect(await page(`/ru/airport/contacts/?${asked}`)).toContain(title);
      }
    }
  },
  STEP_MS,
);

test(
  'a picture is kept in the bucket',
  async () => {
    const picture = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#0a6' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'stack.png');
    form.set('_payload', JSON.stringify({ alt: 'Sinov' }));
    const { doc } = await cms<{ doc: { url: string } }>('/media?locale=uz', {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
      body: form,
    });
    const reply = await fetch(new URL(doc.url, stack.origin));
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^image\//);
  },
  STEP_MS,
);

test.each(['redis', 's3', 'web-2'])(
  '%s comes back when it has crashed',
  async (service) => {
    await stack.crash(service);
    expect(await page('/ru/airport/contacts/')).toContain('Контакты 7');
    await eventually(async () => expect(await stack.states(service)).toEqual(['running']));
    await eventually(() => page('/readyz'));
  },
  STEP_MS,
);

test(
  'it is taken down and leaves nothing',
  async () => {
    await stack.down();
    await expect(page('/')).rejects.toThrow();
  },
  STEP_MS,
);
