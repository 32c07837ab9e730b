import { expect, test } from 'vitest';
import { locales } from '@/i18n/locales';
import { localised, unlocalised } from '@/lib/hrefs';
import { realPaths } from '../paths';
import { sampled } from '../sample';
import { getJson } from './pages';
import { send, siteUrl } from './site';

const AT_ONCE = 8;
/** The languages whose pages are followed; the switches of language lead to the others. */
const followed = sampled('crawl', locales);
/** Boards of other days lead to further days without end. */
const endless = /[?&](date|shown|direction|city|kinds|side|place|search)=/;
/** What keeps a choice and leads back. */
const choosing = /^\/alphabet\//;

const isFollowed = (path: string) =>
  followed.some((lang) => localised(unlocalised(path), lang) === path);

interface Found {
  status: number;
  from: string;
  anchors: Set<string>;
}

async function crawl(starts: string[]) {
  const found = new Map<string, Found>();
  const wanted: { path: string; from: string }[] = starts.map((path) => ({ path, from: 'start' }));
  const hashes: { path: string; anchor: string; from: string }[] = [];
  const seen = new Set(starts);

  async function visit({ path, from }: { path: string; from: string }) {
    const response = await send(path);
    const text = response.headers.get('content-type')?.includes('html')
      ? await response.text()
      : '';
    const anchors = new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
    found.set(path, { status: response.status, from, anchors });
    for (const [, raw = ''] of text.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)) {
      const url = new URL(raw.replaceAll('&amp;', '&'), siteUrl + path);
      if (url.origin !== siteUrl) continue;
      const next = url.pathname + url.search;
      if (url.hash)
        hashes.push({ path: next, anchor: decodeURIComponent(url.hash.slice(1)), from: path });
      if (seen.has(next) || endless.test(url.search) || !isFollowed(next)) continue;
      if (choosing.test(next)) continue;
      seen.add(next);
      wanted.push({ path: next, from: path });
    }
  }

  while (wanted.length > 0) await Promise.all(wanted.splice(0, AT_ONCE).map(visit));
  return { found, hashes };
}

test('no link of the site is broken or redirected, and no route is an orphan', async () => {
  const { found, hashes } = await crawl(followed.map((lang) => localised('/', lang)));
  const bad = [...found]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status, from }]) => `${status} ${path} ← ${from}`);
  expect(bad).toEqual([]);

  const missing = hashes
    .filter(({ path, anchor }) => found.has(path) && !found.get(path)?.anchors.has(anchor))
    .map(({ path, anchor, from }) => `${path}#${anchor} ← ${from}`);
  expect([...new Set(missing)]).toEqual([]);

  const orphans = (await realPaths(getJson))
    .flatMap((path) => followed.map((lang) => localised(path, lang)))
    .filter((path) => !found.has(path));
  // The flight of a test is one of many; the board leads to those of its day. A disruption is led to while there is one.
  const isLed = (path: string) => !/flight-board\/\w+-|\/disruption\//.test(path);
  expect(orphans.filter(isLed)).toEqual([]);
  expect(found.size).toBeGreaterThan(100 * followed.length);
}, 300_000);
