import { expect, test } from 'vitest';
import { blocking, type Blocking } from './blocking';

const blocked = (...shown: number[]) => shown.map((ms) => ({ shown: ms, whole: ms + 100 }));

const result = (text: number[], acted: number[] = [90, 95, 400]): Blocking => ({
  slowdown: 4,
  openings: [
    { subject: 'text', state: 'quiet', rounds: blocked(0, 0, 0) },
    { subject: 'Starlight', state: 'quiet', rounds: blocked(0, 0, 0) },
    { subject: 'text', state: 'busy', rounds: blocked(...text) },
    { subject: 'Starlight', state: 'busy', rounds: blocked(20, 40, 100) },
  ],
  acts: [
    { name: 'menu', moment: 'painted', rounds: blocked(250, 290, 900) },
    { name: 'menu', moment: 'idle', rounds: blocked(...acted) },
  ],
});

const broken = (measured: Blocking) =>
  blocking
    .judge(measured)
    .filter(({ holds }) => !holds)
    .map(({ found }) => found);

test('the medians count, against one and a half of the other and ten more', () => {
  expect(broken(result([70, 70, 500]))).toEqual([]);
  expect(broken(result([70, 71, 71]))).toEqual(['71 ms']);
});

test('an act has another limit before the line is idle', () => {
  expect(broken(result([0], [101, 101, 90]))).toEqual(['101 ms']);
});

test('what was not measured does not hold', () => {
  expect(broken({ ...result([0]), openings: [] })).toHaveLength(2);
});

test('the tables have medians, and the longest', () => {
  const [openings, acts] = blocking.tables(result([10, 30, 500]));
  expect(openings?.rows[2]).toEqual(['text, one core busy', '30', '500', '130']);
  expect(acts?.rows[0]).toEqual(['menu, as soon as something is painted', '290', '900', '390']);
});
