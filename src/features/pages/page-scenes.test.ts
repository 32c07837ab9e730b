import { expect, test } from 'vitest';
import { sceneOf } from './page-scenes';

test.each([
  ['/parking/', 'car-park'],
  ['/parking/#tariffs', 'car-park'],
  ['/services/shops/?floor=2', 'ceramics'],
  ['/airport/unknown/', undefined],
  ['/constructor/', undefined],
  ['https://example.com/parking/', undefined],
  [null, undefined],
])('a card that leads to %s has the drawing %s', (href, scene) => {
  expect(sceneOf(href)).toBe(scene);
});
