import { afterAll, expect, test, vi } from 'vitest';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { freePort } from '../../../tools/lib/ports';
import { startSite, type Site } from '../../../tools/lib/site';
import { databaseCopy, query } from '../own-site';
import { send } from '../site';
import { requestCms, signIn } from '../staff';
import { HOUR_MS } from '../../../src/lib/time';

vi.setConfig({ testTimeout: 240_000 });

const PAGE = '/en/airport/about/';
/** A running server looks every 10 s at what is due. */
const TRIES = { timeout: 30_000, interval: 500 };

let site: Site | undefined;
afterAll(() => site?.stop());

test('what was scheduled happens when the server was off at its moment', async () => {
  const database = await databaseCopy(process.env.DATABASE_URI ?? '', 'scheduled');
  const serve = async () => {
    const port = await freePort();
    const base = `http://localhost:${port}`;
    const env = { DATABASE_URI: database, SITE_URL: base, LOG_LEVEL: 'error' };
    site = await startSite(siteDir(await ensureBuild()), port, env);
    return base;
  };
  const shows = async (base: string, path: string, word: string) =>
    (await (await send(path, {}, base)).text()).includes(word);

  const before = await serve();
  const staff = await signIn(before);
  const { docs } = await requestCms<{ docs: { id: number }[] }>(
    before,
    staff,
    '/pages?where[slug][equals]=airport--about&depth=0',
  );
  const id = docs[0]?.id;
  const word = `Later${Date.now()}`;
  for (const locale of ['en', 'ru']) {
    await requestCms(before, staff, `/pages/${id}?locale=${locale}&draft=true`, {
      method: 'PATCH',
      data: { title: word },
    });
  }
  const { doc } = await requestCms<{ doc: { id: number } }>(before, staff, '/publications', {
    method: 'POST',
    data: {
      title: 'About',
      document: `pages:${id}`,
      action: 'publish',
      languages: ['en'],
      at: new Date(Date.now() + HOUR_MS).toISOString(),
    },
  });
  expect(await shows(before, PAGE, word)).toBe(false);
  await site?.stop();

  const stateOf = 'select state::text from publications where id = $1';
  expect(await query(database, stateOf, [doc.id])).toEqual([{ state: 'waiting' }]);
  // Its moment is past when the server comes back; only its clock triggers it.
  const past = new Date(Date.now() - HOUR_MS).toISOString();
  await query(database, 'update publications set at = $2 where id = $1', [doc.id, past]);
  await query(database, 'update payload_jobs set wait_until = $1 where wait_until is not null', [
    past,
  ]);
  const after = await serve();
  await expect.poll(() => shows(after, PAGE, word), TRIES).toBe(true);
  expect(await shows(after, PAGE.replace('/en/', '/ru/'), word)).toBe(false);
  await expect.poll(() => query(database, stateOf, [doc.id]), TRIES).toEqual([{ state: 'done' }]);
  const recorded = await requestCms<{ docs: { kind: string; languages: string }[] }>(
    after,
    await signIn(after),
    `/audit?where[document][equals]=pages:${id}&where[kind][equals]=scheduleDone`,
  );
  expect(recorded.docs).toMatchObject([{ languages: 'en' }]);
});
