import { beforeEach, expect, test } from 'vitest';
import { Lateness } from './lateness';
import type { Subject } from './replies';

const board: Subject = { kind: 'board', lang: 'en', path: '/en/flight-board/' };
const change = {
  of: 'hy1-20261127-d',
  expected: { uz: 'Bekor qilindi', ru: 'Отменен', en: 'Cancelled' },
  at: 1000,
};
const says = (text: string) => new Map([[change.of, text]]);
let lateness: Lateness;
beforeEach(() => {
  lateness = new Lateness();
  lateness.add(change);
});

test('an old reply is late by the time since the change, in its language', () => {
  lateness.judge(board, says('On time'), 4000);
  lateness.judge(board, says('Cancelled'), 6000);
  lateness.judge({ ...board, lang: 'ru' }, says('Cancelled'), 7000);
  expect(lateness.byKind.get('board')).toEqual({ shown: 1, old: [3000, 6000] });
  expect(lateness.worst).toMatchObject({ ms: 6000 });
});

test('what was requested before the change, shows other flights, or is of a change to come is not judged', () => {
  lateness.judge(board, says('On time'), 900);
  lateness.judge(board, new Map([['hy2-20261127-d', 'On time']]), 2000);
  lateness.withdraw(change.of, 30_000);
  lateness.judge(board, says('On time'), 31_000);
  expect(lateness.byKind.size).toBe(0);
  expect(lateness.unseen).toEqual([change]);
});

test('what stood for a moment only need not be seen', () => {
  lateness.withdraw(change.of, 5000);
  expect(lateness.unseen).toEqual([]);
  expect(lateness.changes).toBe(0);
});

test('an address that has shown a change may not show what was before it', () => {
  lateness.judge(board, says('Cancelled'), 2000);
  lateness.judge({ ...board, path: '/en/' }, says('On time'), 2100);
  expect(lateness.wentBack).toEqual([]);
  lateness.judge(board, says('On time'), 2200);
  expect(lateness.wentBack).toEqual([{ of: change.of, path: board.path, ms: 1200 }]);
  expect(lateness.unseen).toEqual([]);
});
