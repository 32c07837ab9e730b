import { expect, test } from 'vitest';
import { pageFolders } from '@/page-folders';
import { findPageFolders } from './lib/page-folders';

test('src/page-folders.ts, which npm run generate writes, has every page', () => {
  expect(pageFolders).toEqual(findPageFolders());
});
