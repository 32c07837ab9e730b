import { expect, test } from 'vitest';
import { asText, lengthFor } from './minimal';

test('a page becomes text without signs that React would write otherwise', () => {
  expect(asText('<p class="a">Bagaj &amp; yuk</p>\n<p>Olma</p>')).toBe(
    'p class= a Bagaj amp; yuk /p p Olma /p',
  );
});

/** A page with a frame of 700 bytes and its text twice. */
const twice = async (length: number) => 700 + 2 * length;

test('a length is found with which a page has so many bytes', async () => {
  expect(await twice(await lengthFor(100_000, 1_000_000, twice))).toBeCloseTo(100_000, -3);
});

test('a text that is too short is no page of that size', async () => {
  await expect(lengthFor(100_000, 10, twice)).rejects.toThrow('10 characters');
});
