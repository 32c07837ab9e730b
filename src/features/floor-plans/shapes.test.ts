import { expect, test } from 'vitest';
import { parsePlan } from './shapes';

const area = '<rect data-area="shop-1" data-box="10 20 30 40" x="10"/>';

test('a drawing is read with its size and its areas', () => {
  expect(parsePlan(`<svg viewBox="0 0 1118 571">${area}</svg>`)).toEqual({
    canvas: { width: 1118, height: 571 },
    areas: [{ id: 'shop-1', path: null, box: { x: 10, y: 20, width: 30, height: 40 } }],
    labels: [],
  });
});
