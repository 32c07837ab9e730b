import { expect, test, vi } from 'vitest';

const freshModule = async () => {
  vi.resetModules();
  return (await import('./process-wide')).processWide;
};

test('two instances of the module share a value of the same name, and no other', async () => {
  const one = await freshModule();
  const other = await freshModule();
  expect(other).not.toBe(one);
  const value = one('test', () => ({}));
  expect(other('test', () => ({}))).toBe(value);
  expect(other('another test', () => ({}))).not.toBe(value);
});
