import { expect, test } from 'vitest';
import { lineRuns } from './line-runs';

test('blocks are compared each with its own', () => {
  expect(lineRuns('bir\nikki', 'bir\nuch')).toEqual([
    [{ kind: 'same', text: 'bir' }],
    [
      { kind: 'removed', text: 'ikki' },
      { kind: 'added', text: 'uch' },
    ],
  ]);
});

test('a text that got other lines is compared as a whole', () => {
  expect(lineRuns('bir\nikki', 'bir ikki uch')).toEqual([
    [
      { kind: 'same', text: 'bir ikki' },
      { kind: 'added', text: 'uch' },
    ],
  ]);
  expect(lineRuns('', '')).toEqual([[]]);
});
