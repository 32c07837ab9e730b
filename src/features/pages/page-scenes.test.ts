import { expect, test } from 'vitest';
import { sceneOf, sceneOfLinks } from './page-scenes';

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

test('a text has the drawing of the first page that it leads to', () => {
  const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join(' ');
  expect(sceneOfLinks(links('https://example.com/', '/flight-board/', '/parking/'))).toBe(
    'car-park',
  );
  expect(sceneOfLinks(links('/flight-board/'))).toBeUndefined();
  expect(sceneOfLinks('')).toBeUndefined();
});
