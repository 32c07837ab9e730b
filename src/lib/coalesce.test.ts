import { expect, test } from 'vitest';
import { coalesce } from './coalesce';

/** Work that ends when the test ends it; each run returns its number. */
function workshop() {
  const ends: (() => void)[] = [];
  const run = coalesce(
    () => new Promise<number>((resolve) => ends.push(() => resolve(ends.length))),
  );
  return { run, ends };
}

test('calls made while it runs share the next run', async () => {
  const { run, ends } = workshop();
  const first = run();
  const [second, third] = [run(), run()];
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(ends).toHaveLength(2);
});

test('a call after its end runs it again', async () => {
  const { run, ends } = workshop();
  const first = run();
  ends[0]?.();
  await first;
  const second = run();
  ends[1]?.();
  expect(await second).toBe(2);
});

test('one run that fails does not fail the next', async () => {
  let runs = 0;
  const run = coalesce(async () => {
    runs += 1;
    if (runs === 1) throw new Error('first');
    return runs;
  });
  const [first, second] = [run(), run()];
  await expect(first).rejects.toThrow('first');
  expect(await second).toBe(2);
});

test('work of another name runs beside it', async () => {
  const begun: string[] = [];
  const run = coalesce((name) => {
    begun.push(name);
    return new Promise<string>((resolve) => setTimeout(resolve, 0, name));
  });
  expect(await Promise.all([run('a'), run('b'), run('a')])).toEqual(['a', 'b', 'a']);
  expect(begun).toEqual(['a', 'b', 'a']);
});

test('a run that hangs does not block the next for long', async () => {
  let runs = 0;
  const run = coalesce(() => {
    runs += 1;
    return runs === 1 ? new Promise<number>(() => {}) : Promise.resolve(runs);
  });
  void run();
  expect(await Promise.all([run(), run()])).toEqual([2, 2]);
  expect(await run()).toBe(3);
});
