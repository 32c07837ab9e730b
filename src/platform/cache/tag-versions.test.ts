import { expect, test } from 'vitest';
import { TagVersions, EVERYTHING } from './tag-versions';

test('what was begun before a drop of one of its tags is outdated, nothing else', () => {
  const drops = new TagVersions();
  drops.note(['pages', 'header'], 5);
  expect(drops.outdate(['pages'], 4)).toBe(true);
  expect(drops.outdate(['notices', 'header'], 4)).toBe(true);
  expect(drops.outdate(['pages'], 5)).toBe(false);
  expect(drops.outdate(['notices'], 0)).toBe(false);
  expect(drops.outdate([], 0)).toBe(false);
});

test('versions come in any order, and the latest counts', () => {
  const drops = new TagVersions();
  drops.note(['pages'], 7);
  drops.note(['pages'], 3);
  expect(drops.version).toBe(7);
  expect(drops.outdate(['pages'], 6)).toBe(true);
});

test('where everything was dropped, what has no tags is outdated too', () => {
  const drops = new TagVersions();
  drops.note([EVERYTHING], 9);
  expect(drops.floor).toBe(9);
  expect(drops.outdate([], 8)).toBe(true);
  expect(drops.outdate(['pages'], 9)).toBe(false);
});
