import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { mediaFolder } from '../../../tools/lib/backup/media';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { Cleanup } from '../../../tools/lib/process';
import { startSite } from '../../../tools/lib/site';
import { ownDataDir } from '../data-dir';
import { createDatabase, dropDatabases } from '../server';
import { send } from '../site';
import { requestCms, signIn } from '../staff';
import { startStorage } from '../storage';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
vi.spyOn(console, 'log').mockImplementation(() => {});

const BUCKET = 'pictures';
const { dataDir: home, remove } = ownDataDir();
const cleanup = new Cleanup();

interface Picture {
  id: number;
  url: string;
  filename: string;
}

let storage: Awaited<ReturnType<typeof startStorage>>;
let database: string;
let sites: string[];
let staff: { authorization: string };

/** A site of the same database with a data folder and a log of its own. */
async function serve(
  name: string,
  env: Record<string, string> = storage.variables(BUCKET),
): Promise<string> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const log = openSync(logOf(name), 'w');
  const site = await startSite(
    siteDir(await ensureBuild()),
    port,
    { DATABASE_URI: database, DATA_DIR: path.join(home, name), SITE_URL: url, ...env },
    log,
  );
  closeSync(log);
  cleanup.add(() => site.stop());
  return url;
}
const logOf = (name: string) => path.join(home, `${name}.log`);

beforeAll(async () => {
  storage = await startStorage(home, [BUCKET], cleanup);
  database = await createDatabase('picture_storage', 'template');
  sites = [await serve('one'), await serve('other')];
  staff = await signIn(sites[0]);
});
afterAll(async () => {
  await cleanup.run();
  await dropDatabases();
  remove();
});

const drawn = { width: 60, height: 30, channels: 3, background: '#0a2256' } as const;

async function upload(base = sites[0], name = `hall-${Date.now()}.jpg`) {
  const photograph = await sharp({ create: drawn })
    .withExif({ IFD0: { Copyright: 'taken at 39.65, 66.97' } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.set('file', new File([new Uint8Array(photograph)], name, { type: 'image/jpeg' }));
  body.set('_payload', JSON.stringify({ alt: 'Zal' }));
  const headers = { ...staff, 'accept-language': 'en' };
  const reply = await send('/cms-api/media?locale=uz', { method: 'POST', headers, body }, base);
  return { status: reply.status, text: await reply.clone().text(), reply };
}

async function uploaded(base = sites[0]): Promise<Picture> {
  const { status, text, reply } = await upload(base);
  expect(status, text).toBe(201);
  return ((await reply.json()) as { doc: Picture }).doc;
}

async function served(base: string | undefined, url: string, headers = {}) {
  const reply = await send(url, { headers }, base);
  const names = ['content-type', 'content-length', 'cache-control', 'x-content-type-options'];
  return {
    status: reply.status,
    headers: Object.fromEntries(names.map((name) => [name, reply.headers.get(name)])),
    etag: reply.headers.get('etag') ?? '',
    body: Buffer.from(await reply.arrayBuffer()),
  };
}

test('what is uploaded to one server is served by all, as it is from a disk', async () => {
  const { url, filename } = await uploaded();
  expect(url).toBe(`/cms-api/media/file/${filename}`);
  const [one, other] = [await served(sites[0], url), await served(sites[1], url)];
  expect(one.status).toBe(200);
  expect(other).toEqual(one);
  expect((await sharp(one.body).metadata()).format).toBe('jpeg');
  expect(one.body.includes('39.65')).toBe(false);
  for (const name of ['one', 'other'])
    expect(existsSync(mediaFolder(path.join(home, name)))).toBe(false);

  const onDisk = await serve('disk', {});
  const same = await uploaded(onDisk);
  expect(readdirSync(mediaFolder(path.join(home, 'disk')))).toContain(same.filename);
  const { body, headers } = await served(onDisk, same.url);
  expect(headers).toEqual(one.headers);
  expect(body.equals(one.body)).toBe(true);
});

test('a picture that somebody has is not sent again, and a part is sent alone', async () => {
  const { url } = await uploaded();
  const whole = await served(sites[0], url);
  expect((await served(sites[1], url, { 'if-none-match': whole.etag })).status).toBe(304);
  const part = await served(sites[1], url, { range: 'bytes=10-19' });
  expect(part.status).toBe(206);
  expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
});

test('a picture that is deleted is gone from the storage and from every server', async () => {
  const { id, url, filename } = await uploaded();
  expect(await storage.objects(BUCKET)).toContain(filename);
  await requestCms(sites[1] ?? '', staff, `/media/${id}`, { method: 'DELETE' });
  expect(await storage.objects(BUCKET)).not.toContain(filename);
  for (const base of sites) expect((await served(base, url)).status).toBe(404);
});

test('a picture is cropped again from what is in the storage', async () => {
  const { id, url } = await uploaded();
  const half = 'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50';
  const pixels =
    'uploadEdits[crop][height]=100&uploadEdits[widthInPixels]=30&uploadEdits[heightInPixels]=30';
  const cut = { method: 'PATCH', data: {} };
  await requestCms(sites[1] ?? '', staff, `/media/${id}?${half}&${pixels}`, cut);
  const { body } = await served(sites[0], url);
  expect(await sharp(body).metadata()).toMatchObject({ width: 30, height: 30 });
});

test('texts of a picture change without the storage', async () => {
  const { id, url } = await uploaded();
  await storage.way.cut();
  const data = { alt: 'Hall' };
  await requestCms(sites[0] ?? '', staff, `/media/${id}?locale=en`, { method: 'PATCH', data });
  await storage.way.open();
  expect((await served(sites[0], url)).status).toBe(200);
});

describe('while the storage is unreachable', () => {
  let picture: Picture;
  beforeAll(async () => {
    picture = await uploaded();
    await storage.way.cut();
  });
  afterAll(() => storage.way.open());

  test('pages answer, and a picture is an error that is not cached', async () => {
    expect((await send('/en/', {}, sites[1])).status).toBe(200);
    const { status, headers } = await served(sites[1], picture.url);
    expect(status).toBe(500);
    expect(headers['cache-control'] ?? 'no-store').toContain('no-store');
  });

  test('an upload is refused in words, and leaves nothing', async () => {
    const name = `refused-${Date.now()}.jpg`;
    const { status, text } = await upload(sites[0], name);
    expect(status).toBe(503);
    expect(text).toContain('image storage is not responding');
    const found = await requestCms<{ totalDocs: number }>(
      sites[0] ?? '',
      staff,
      `/media?where[filename][equals]=${name}`,
    );
    expect(found.totalDocs).toBe(0);
  });
});

test('a wrong key is reported in the log at the start, and to the editor', async () => {
  const base = await serve('wrong', {
    ...storage.variables(BUCKET),
    S3_ACCESS_KEY_ID: 'another',
  });
  await expect
    .poll(() => readFileSync(logOf('wrong'), 'utf8'), { timeout: 20_000 })
    .toContain('The storage of pictures cannot be used');
  const { status, text } = await upload(base);
  expect(status).toBe(503);
  expect(text).toContain('image storage is not responding');
});
