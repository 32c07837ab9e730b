import { expect, test } from 'vitest';
import { reachOf, type Action, type Reach, type Subject } from './rights';

const key = (...scope: Subject[]) => ({ role: 'operations', scope }) as const;

test.each<[Subject, Action, Reach | null]>([
  ['flights', 'update', 'all'],
  ['flights', 'delete', null],
  ['schedule', 'read', 'all'],
  ['disruptions', 'read', 'public'],
  ['disruptions', 'update', null],
  ['disruption-texts', 'read', null],
  ['message', 'read', null],
  ['message', 'update', null],
  ['publications', 'read', null],
  ['pages', 'read', null],
])('a key for flights has of %s to %s: %s', (subject, action, reach) => {
  expect(reachOf(key('flights'), action, subject)).toBe(reach);
});

test('within its scope a key is one of operations', () => {
  expect(reachOf(key('disruptions'), 'read', 'disruptions')).toBe('all');
  expect(reachOf(key('message'), 'publish', 'message')).toBe('all');
  expect(reachOf(key('publications'), 'read', 'publications')).toBeNull();
});
