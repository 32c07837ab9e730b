import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { queryNames } from '../deploy/query-names';
import { pageFolders } from '@/page-folders';
import { findPageFolders } from './lib/page-folders';
import { root } from './lib/paths';

test('src/page-folders.ts, which npm run generate writes, has every page', () => {
  expect(pageFolders).toEqual(findPageFolders());
});

describe('a page that reads a query', () => {
  const folder = path.join(root, 'src/app/(site)/[locale]');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const reading = files
    .filter((file) => path.basename(file) === 'page.tsx')
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('searchParams'))
    .map((file) => path.dirname(file));

  test('is one of several', () => expect(reading.length).toBeGreaterThan(5));

  test.each(reading)('has a view without one, which Next caches: %s', (page) => {
    expect(files).toContain(path.join(page, '%5Ffirst', 'page.tsx'));
  });

  test.each(reading)(
    'has its names in deploy/query-names.ts, or they do not arrive: %s',
    (page) => {
      const address = page
        .replaceAll(/\([\w-]+\)\//g, '')
        .replace('%5Fplaces', 'services')
        .replaceAll(/\[\w+\]/g, '[^/]+');
      const named = Object.keys(queryNames.pages).filter((one) =>
        new RegExp(`^/${address}/$`).test(one),
      );
      expect(named).not.toEqual([]);
    },
  );
});
