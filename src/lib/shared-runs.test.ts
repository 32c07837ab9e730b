import { expect, test } from 'vitest';
import { sharedRuns } from './shared-runs';

/** Work that ends when it is told to; each run gives its number. */
function workshop() {
  const ends: (() => void)[] = [];
  const ask = sharedRuns(
    () => new Promise<number>((resolve) => ends.push(() => resolve(ends.length))),
  );
  return { ask, ends };
}

test('who asks while it runs gets the next run, together', async () => {
  const { ask, ends } = workshop();
  const first = ask();
  const [second, third] = [ask(), ask()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(ends).toHaveLength(2);
});

test('who asks when it has ended has it run anew', async () => {
  const { ask, ends } = workshop();
  const first = ask();
  ends[0]?.();
  await first;
  const second = ask();
  ends[1]?.();
  expect(await second).toBe(2);
});

test('one run that fails does not fail the next', async () => {
  let runs = 0;
  const ask = sharedRuns(async () => {
    runs += 1;
    if (runs === 1) throw new Error('first');
    return runs;
  });
  const [first, second] = [ask(), ask()];
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe(2);
});

test('work of another name runs beside it', async () => {
  const begun: string[] = [];
  const ask = sharedRuns((name) => {
    begun.push(name);
    return new Promise<string>((resolve) => setTimeout(resolve, 0, name));
  });
  expect(await Promise.all([ask('a'), ask('b'), ask('a')])).toEqual(['a', 'b', 'a']);
  expect(begun).toEqual(['a', 'b', 'a']);
});

test('a run that hangs keeps nobody waiting for long', async () => {
  let runs = 0;
  const ask = sharedRuns(() => {
    runs += 1;
    return runs === 1 ? new Promise<number>(() => {}) : Promise.resolve(runs);
  });
  void ask();
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  expect(await ask()).toBe(3);
});
