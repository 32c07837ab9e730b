import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuild, siteDir } from '../../tools/lib/build';
import { freePort } from '../../tools/lib/ports';
import { startSite, type Site } from '../../tools/lib/site';
import { countedDatabase, databaseCopy } from './own-site';
import { send } from './site';
import { requestCms, signIn } from './staff';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

const MOST = 500;
/** What the site does by itself meanwhile: its jobs, and the heartbeat of its caches. */
const BESIDES = 40;

let site: Site | undefined;
let url: string;
let database: Awaited<ReturnType<typeof countedDatabase>>;
let staff: { authorization: string };
/** Documents that there are, then such as there are not. */
let refs: string[];

beforeAll(async () => {
  database = await countedDatabase(await databaseCopy(process.env.DATABASE_URI ?? '', 'many_ids'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  const env = { DATABASE_URI: database.uri, SITE_URL: url, LOG_LEVEL: 'error' };
  site = await startSite(siteDir(await ensureBuild()), port, env);
  staff = await signIn(url);
  const kinds = ['pages', 'places', 'services', 'press', 'terms', 'people'];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const path = `/${kind}?limit=${MOST}&depth=0`;
      const { docs } = await requestCms<{ docs: { id: number }[] }>(url, staff, path);
      return docs.map(({ id }) => `${kind}:${id}`);
    }),
  );
  const none = Array.from({ length: MOST }, (_, index) => `pages:${1_000_000 + index}`);
  refs = [...found.flat(), ...none].slice(0, MOST);
});
afterAll(async () => {
  await site?.stop();
  database?.close();
});

/** How many statements a request takes, and what it is answered. */
async function statementsOf(path: string) {
  const before = database.statements();
  const reply = await send(path, { headers: staff }, url);
  expect(reply.status, path.slice(0, 80)).toBe(200);
  const text = await reply.text();
  return { statements: database.statements() - before, text };
}

test('an export of many documents asks the database no more often than one of a few', async () => {
  const exported = (amount: number) => {
    const names = refs.slice(0, amount).join();
    return statementsOf(`/cms-api/translations/export?format=csv&target=ru&refs=${names}`);
  };
  await exported(1);
  const few = await exported(1);
  const many = await exported(MOST);
  expect(many.text.length).toBeGreaterThan(10 * few.text.length);
  expect(few.statements).toBeGreaterThan(0);
  expect(many.statements).toBeLessThan(few.statements + BESIDES);
});
