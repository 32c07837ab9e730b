import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuild, siteDir } from '../../../tools/lib/build';
import { chromiumArgs, ensureHeadlessShell } from '../../../tools/lib/chromium';
import { freePort } from '../../../tools/lib/ports';
import { startSite, type Site } from '../../../tools/lib/site';
import { PROMISED_MS } from '../../../tools/random-edits/account';
import { ownEditor } from '../../../tools/random-edits/own-editor';
import { typeAtRandom } from '../../../tools/random-edits/run';
import { seed } from '../../sample';
import { databaseCopy } from '../own-site';

const EDITS = Number(process.env.EDITS ?? 10_000);

vi.setConfig({ testTimeout: 240_000 + EDITS * 1000, hookTimeout: 240_000 });

let browser: Browser;
let site: Site;
let start: () => Promise<void>;
let base: string;

beforeAll(async () => {
  const database = await databaseCopy(process.env.DATABASE_URI ?? '', 'random_edits');
  const port = await freePort();
  base = `http://localhost:${port}`;
  const env = { DATABASE_URI: database, SITE_URL: base, LOG_LEVEL: 'error', TRUST_PROXY: '1' };
  const build = siteDir(await ensureBuild());
  start = async () => {
    site = await startSite(build, port, env);
  };
  await start();
  browser = await chromium.launch({ executablePath: ensureHeadlessShell(), args: chromiumArgs });
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

test(`${EDITS} random edits of four people in three languages`, async () => {
  console.log(`Seed ${seed}`);
  const found = await typeAtRandom({
    editor: ownEditor,
    browser,
    base,
    login: JSON.parse(readFileSync(process.env.LOGIN_FILE ?? '', 'utf8')) as object,
    restart: async () => {
      await site.stop('at once');
      await start();
    },
    seed,
    edits: EDITS,
    pictures: 'test-results',
  });
  expect(found.problems).toEqual([]);
  expect(found.kills).toBe(3);
  expect(found.lost).toEqual([]);
  expect(found.overwritten).toEqual([]);
  // A tab that is killed takes the last keys along, and nothing else does.
  const late = found.gone.filter(({ cause, ms }) => cause !== 'killed tab' || ms > PROMISED_MS);
  expect(late).toEqual([]);
  const { typed, acknowledged, acts, givenUp, seconds } = found;
  console.log(
    `${typed} texts typed, ${acknowledged} acknowledged, ${acts['is killed'] ?? 0} tabs killed, ${givenUp} texts given up for another’s, ${seconds} s.`,
  );
});
