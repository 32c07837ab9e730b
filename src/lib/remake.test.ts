import { expect, test } from 'vitest';
import { remake, type Made } from './remake';

test('is made again only once a part is another', () => {
  const list = [1, 2];
  let made: Made<object> | undefined;
  const values = [[list, 'en'], [list, 'en'], [[1, 2], 'en'], [list], []].map((parts) => {
    made = remake(made, parts, () => ({}));
    return made.value;
  });
  expect(values[1]).toBe(values[0]);
  expect(new Set(values).size).toBe(4);
});
