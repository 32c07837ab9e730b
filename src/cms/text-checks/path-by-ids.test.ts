import { expect, test } from 'vitest';
import { pathByIds } from './path-by-ids';

test('rows are named by their ids', () => {
  const state = {
    'sections.1.id': { value: 'b' },
    'sections.1.items.0.id': { value: 'x' },
  };
  expect(pathByIds('title', state)).toBe('title');
  expect(pathByIds('sections.1.items.0.text', state)).toBe('sections.b.items.x.text');
  expect(pathByIds('sections.2.heading', state)).toBe('sections.2.heading');
});
