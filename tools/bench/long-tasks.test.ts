import { expect, test } from 'vitest';
import { blockedFrom } from './long-tasks';

const tasks = [
  { startTime: 10, duration: 90 },
  { startTime: 200, duration: 120 },
  { startTime: 400, duration: 60 },
];

test.each([
  ['the navigation', 0, 40 + 70 + 10],
  ['a moment between two', 150, 70 + 10],
  ['a moment within one, of which the rest counts', 230, 40 + 10],
  ['a moment within one, of which too little is left', 300, 10],
  ['the end', 500, 0],
])('blocking from %s on', (_, from, expected) => {
  expect(blockedFrom(tasks, from)).toBe(expected);
});
