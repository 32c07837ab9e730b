import { expect, test, vi } from 'vitest';

test('each copy of the module has the same value', async () => {
  const one = await import('./process-wide');
  vi.resetModules();
  const other = await import('./process-wide');
  expect(other).not.toBe(one);
  const make = vi.fn(() => ({}));
  expect(other.processWide('a test', make)).toBe(one.processWide('a test', make));
  expect(make).toHaveBeenCalledTimes(1);
});
