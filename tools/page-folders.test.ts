import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pageFolders } from '@/page-folders';
import { findPageFolders } from './lib/page-folders';
import { root } from './lib/paths';

test('src/page-folders.ts, which npm run generate writes, has every page', () => {
  expect(pageFolders).toEqual(findPageFolders());
});

test('a page that reads a query has a view without one, which Next caches', () => {
  const folder = path.join(root, 'src/app/(site)/[locale]');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const reading = files
    .filter((file) => path.basename(file) === 'page.tsx')
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('searchParams'));
  expect(reading.length).toBeGreaterThan(5);
  const views = reading.map((file) => path.join(path.dirname(file), '%5Ffirst', 'page.tsx'));
  expect(files).toEqual(expect.arrayContaining(views));
});
