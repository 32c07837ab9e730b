import { expect, test } from 'vitest';
import { choices } from './choices';

test('the kept keys and values are the contract’s', () => {
  expect(choices.slice(0, 3).map(({ key, values }) => [key, values])).toEqual([
    ['font_size', ['default', 'medium', 'large']],
    ['color_scheme', expect.arrayContaining(['', 'contrast'])],
    ['display_images', ['', 'hidden']],
  ]);
});

test('keys and attributes are told apart', () => {
  expect(new Set(choices.map(({ key }) => key)).size).toBe(choices.length);
  expect(new Set(choices.map(({ attribute }) => attribute)).size).toBe(choices.length);
});
