import { expect, test } from 'vitest';
import { matches, matchScore } from './match';

const text = 'Power banks, up to 100 Wh · Yoʻl qoʻllanmasi · Зарядка';

test.each([
  'power',
  'POWER ban',
  'bank power',
  '100',
  "yo'l",
  'зар',
  'zaryad',
  'power, bank!',
  '',
  ' – ',
])('“%s” is found', (query) => {
  expect(matches(text, query)).toBe(true);
});

test.each([
  ['Етиб бормаган юк', 'yetib'],
  ['Темир йўл станцияси', 'stansiya'],
  ['Yetib bormagan yuk', 'етиб'],
])('Uzbek is found in either alphabet: “%s” for “%s”', (words, query) => {
  expect(matches(words, query)).toBe(true);
});

test.each(['ower', 'power bus', '00', 'qollanmasiz', 'x'])('“%s” is not', (query) => {
  expect(matches(text, query)).toBe(false);
});

test.each([
  ['power banks, up to 100 wh yol qollanmasi zaryadka', 3],
  ['power ban', 2],
  ['pwoer bank', 1],
  ['pover bank', 1],
  ['poer bnkk', 0],
  ['qolanma', 1],
  ['zaradka', 1],
  ['zaryatkaa', 1],
  ['bus', 0],
  ['wer', 0],
] as const)('“%s” answers with %i', (query, score) => {
  expect(matchScore(text, query)).toBe(score);
});
