import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cardKinds } from '@/features/places/kinds';
import { listPath } from '@/lib/hrefs';
import { routes } from '@/routes';
import { isLive, mayPrefetch } from './prefetch';

/** The routes whose pages are rendered for each request. */
const pages = 'src/app/(site)/[locale]';
const live = readdirSync(pages, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .filter((file) =>
    readFileSync(path.join(pages, file), 'utf8').includes("dynamic = 'force-dynamic'"),
  )
  .map((file) => `/${file}`.replace(/\([\w-]+\)\/|page\.tsx$/g, '').replace(/\[(\w+)\]/g, '{$1}'))
  .flatMap((route) =>
    route.startsWith('/%5Fplaces/')
      ? cardKinds.map((kind) => route.replace('/%5Fplaces/{kind}/', listPath(kind)))
      : [route],
  );

test.each(routes)('$path is fetched ahead unless it is live', (route) => {
  expect(live.length).toBeGreaterThan(5);
  expect(isLive(route.path)).toBe(live.includes(route.path));
});

test('an address with a query is live', () => {
  expect(isLive('/en/partners/?page=2')).toBe(true);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, {}, undefined],
  [true, {}, { effectiveType: '4g', saveData: false }],
  [true, {}, { effectiveType: '3g' }],
  [false, {}, { effectiveType: '2g' }],
  [false, {}, { effectiveType: 'slow-2g' }],
  [false, {}, { effectiveType: '4g', saveData: true }],
  [false, { onLine: false }, undefined],
])('%s with %j and the connection %j', (may, state, connection) => {
  vi.stubGlobal('navigator', { onLine: true, ...state, connection });
  expect(mayPrefetch()).toBe(may);
});
