import { expect, test } from 'vitest';
import { slugOf } from './addresses';

test.each([
  ['Qoʻl yuki va bagaj', 'qol-yuki-va-bagaj'],
  ['Maʼlumot: 100 ml gacha', 'malumot-100-ml-gacha'],
  ['Gʻijduvon choyxonasi', 'gijduvon-choyxonasi'],
  ['Ручная кладь и багаж', 'ruchnaya-klad-i-bagazh'],
  ['Fly & drive', 'fly-and-drive'],
  ['«»', ''],
])('“%s” is “%s” in addresses', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

test('long titles end with a word', () => {
  expect(slugOf('a'.repeat(59) + ' b')).toBe('a'.repeat(59));
});
