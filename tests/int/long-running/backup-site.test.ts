import { isDeepStrictEqual as isEqual } from 'node:util';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { locales } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { checkBackup, restoreBackup } from '../../../tools/lib/backup/restore';
import { saveBackup } from '../../../tools/lib/backup/save';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { Cleanup } from '../../../tools/lib/process';
import { startSite } from '../../../tools/lib/site';
import { realPaths } from '../../paths';
import { ownDataDir } from '../data-dir';
import { createDatabase, dropDatabases } from '../server';
import { send } from '../site';
import { signIn } from '../staff';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });
vi.spyOn(console, 'log').mockImplementation(() => {});

const { dataDir: home, remove } = ownDataDir();
const dataDir = process.env.DATA_DIR ?? '';
const secret = process.env.PAYLOAD_SECRET ?? '';
const cleanup = new Cleanup();
/** Pages of both sites at once. */
const AT_ONCE = 4;

/** One moment and one public address for both sites, so that only what is stored may differ. */
const same = { CLOCK: new Date().toISOString(), SITE_URL: 'http://localhost:3000' };

let original: string;
let restored: string;
let pictures: string[];

async function serve(uri: string, dataDir: string): Promise<string> {
  const port = await freePort();
  const site = await startSite(siteDir(await ensureBuild()), port, {
    ...same,
    DATABASE_URI: uri,
    PAYLOAD_SECRET: secret,
    DATA_DIR: dataDir,
  });
  cleanup.add(() => site.stop());
  return `http://localhost:${port}`;
}

beforeAll(async () => {
  const first = await createDatabase('backup_first', 'template');
  const second = await createDatabase('backup_second');
  const file = path.join(home, 'site.tar.gz');
  original = await serve(first, dataDir);
  // While the site runs.
  const { manifest } = await saveBackup({
    uri: first,
    dataDir,
    bucket: null,
    secret,
    file,
    cleanup,
  });
  pictures = manifest.media.map(({ name }) => name);
  await restoreBackup(
    {
      file,
      uri: second,
      target: null,
      dataDir: home,
      bucket: null,
      secret,
      loginFile: path.join(home, 'login.json'),
      replace: false,
      cleanup,
    },
    await checkBackup(file),
  );
  restored = await serve(second, home);
});

afterAll(async () => {
  await cleanup.run();
  await dropDatabases();
  remove();
});

/**
 * The elements of a page in the order of their letters, a line each, without the scripts in which Next says them once more and the
 * comments where React's stream happened to pause within a text.
 */
function elements(html: string): string[] {
  return html
    .replace(/<script[^>]*>\(?self\.__next_f[\s\S]*?<\/script>/g, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('><', '>\n<')
    .split('\n')
    .sort();
}

async function page(base: string, address: string) {
  // Whom Next takes for such a reader it sends no part of a page later.
  const headers = { 'user-agent': 'Twitterbot' };
  const response = await send(address, { headers }, base);
  return { status: response.status, elements: elements(await response.text()) };
}

test('a restored site answers every route in every language like the one that was saved', async () => {
  const get = async (api: string) => (await send(api, {}, original)).json();
  const addresses = (await realPaths(get)).flatMap((route) =>
    locales.map((lang) => localised(route, lang)),
  );
  expect(addresses.length).toBeGreaterThan(90);
  const compare = async (address: string) => {
    const [one, other] = [await page(original, address), await page(restored, address)];
    expect(one.status, address).toBe(200);
    expect(one.elements.length, address).toBeGreaterThan(50);
    // What a page says of a flight may have changed between the two requests.
    const [again, others] = isEqual(one, other)
      ? [one, other]
      : [await page(original, address), await page(restored, address)];
    expect(others, address).toEqual(again);
  };
  while (addresses.length > 0) await Promise.all(addresses.splice(0, AT_ONCE).map(compare));
});

test('a restored site has every picture', async () => {
  expect(pictures.length).toBeGreaterThan(0);
  for (const name of pictures) {
    const address = `/cms-api/media/file/${encodeURIComponent(name)}`;
    const [one, other] = await Promise.all(
      [original, restored].map(async (base) => {
        const response = await send(address, {}, base);
        expect(response.status, address).toBe(200);
        return Buffer.from(await response.arrayBuffer());
      }),
    );
    expect(other?.equals(one ?? Buffer.alloc(0)), address).toBe(true);
  }
});

test('who could sign in can sign in to a restored site', async () => {
  await expect(signIn(restored)).resolves.toHaveProperty('authorization');
});
