import { beforeEach, expect, test, vi } from 'vitest';
import { COPY_OLDEST_MS } from '@/lib/read-copies';
import { followed, REST_MS } from './followed';

let clock: number;
let ends: number;
let carriedOut: number;
let problem: Error | undefined;
const told = vi.fn<(problem: Error | null) => void>();

const start = () =>
  followed(
    {
      end: async () => {
        if (problem) throw problem;
        return String(ends);
      },
      isCarriedOut: async (position) => carriedOut >= Number(position),
    },
    told,
    () => clock,
  );

/** Lets a look that has begun come to its end. */
const looked = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  clock = 10_000;
  ends = 7;
  carriedOut = 7;
  problem = undefined;
  told.mockReset();
});

test('a copy is read from once it was seen to have everything', async () => {
  const copy = start();
  expect(copy.isCurrent()).toBe(false);
  await looked();
  expect(copy.isCurrent()).toBe(true);
});

test('it is current for a second from the moment at which it was asked, not answered', async () => {
  const copy = start();
  copy.isCurrent();
  clock += 400;
  await looked();
  problem = new Error('No more looks.');
  clock += COPY_OLDEST_MS - 400;
  expect(copy.isCurrent()).toBe(true);
  clock += 1;
  expect(copy.isCurrent()).toBe(false);
});

test('a reader who comes again has it looked at again in time', async () => {
  const copy = start();
  copy.isCurrent();
  for (let second = 0; second < 5; second += 1) {
    await looked();
    clock += 500;
    expect(copy.isCurrent()).toBe(true);
  }
});

test('one that is behind is not read from, is told once, and left alone', async () => {
  const copy = start();
  carriedOut = 6;
  copy.isCurrent();
  clock += COPY_OLDEST_MS + 1;
  await looked();
  expect(told.mock.calls).toEqual([[expect.objectContaining({ message: expect.any(String) })]]);
  carriedOut = 7;
  clock += REST_MS - 1;
  expect(copy.isCurrent()).toBe(false);
  await looked();
  expect(copy.isCurrent()).toBe(false);
  clock += 1;
  copy.isCurrent();
  await looked();
  expect(copy.isCurrent()).toBe(true);
  expect(told).toHaveBeenLastCalledWith(null);
  expect(told).toHaveBeenCalledTimes(2);
});

test('one that does not answer, or failed a reader, is not read from', async () => {
  const copy = start();
  problem = new Error('connect ECONNREFUSED');
  copy.isCurrent();
  await looked();
  expect(told).toHaveBeenCalledExactlyOnceWith(problem);
  problem = undefined;
  clock += REST_MS;
  copy.isCurrent();
  await looked();
  expect(copy.isCurrent()).toBe(true);
  copy.doubt(new Error('canceling statement due to conflict with recovery'));
  expect(copy.isCurrent()).toBe(false);
});
