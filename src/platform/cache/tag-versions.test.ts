import { expect, test } from 'vitest';
import { TagVersions, EVERYTHING } from './tag-versions';

test('what began before one of its tags was invalidated is invalidated, nothing else', () => {
  const versions = new TagVersions();
  versions.record(['pages', 'header'], 5);
  expect(versions.isInvalidated(['pages'], 4)).toBe(true);
  expect(versions.isInvalidated(['notices', 'header'], 4)).toBe(true);
  expect(versions.isInvalidated(['pages'], 5)).toBe(false);
  expect(versions.isInvalidated(['notices'], 0)).toBe(false);
  expect(versions.isInvalidated([], 0)).toBe(false);
});

test('versions come in any order, and the latest counts', () => {
  const versions = new TagVersions();
  versions.record(['pages'], 7);
  versions.record(['pages'], 3);
  expect(versions.version).toBe(7);
  expect(versions.isInvalidated(['pages'], 6)).toBe(true);
});

test('an invalidation of everything includes what has no tags', () => {
  const versions = new TagVersions();
  versions.record([EVERYTHING], 9);
  expect(versions.floor).toBe(9);
  expect(versions.isInvalidated([], 8)).toBe(true);
  expect(versions.isInvalidated(['pages'], 9)).toBe(false);
});
