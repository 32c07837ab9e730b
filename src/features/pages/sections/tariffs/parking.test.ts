import { expect, test } from 'vitest';
import { parkingPrice } from './parking';

const tariff = { free_minutes: 15, hour_price: 5000, day_price: 30_000 };
const day = 24 * 60;

test.each([
  ['no time', 0, 0],
  ['the free minutes', 15, 0],
  ['a minute more: the whole hour', 16, 5000],
  ['an hour', 60, 5000],
  ['a begun second hour', 61, 10_000],
  ['as many hours as cost a day', 6 * 60, 30_000],
  ['more hours than that: the day', 7 * 60, 30_000],
  ['24 hours', day, 30_000],
  ['a begun hour of the next 24', day + 1, 35_000],
  ['most of the next 24', day + 20 * 60, 60_000],
  ['three times 24 hours', 3 * day, 90_000],
])('%s', (_, minutes, price) => {
  expect(parkingPrice(tariff, minutes)).toBe(price);
});

test('without free minutes the first one costs an hour, and no stay costs nothing', () => {
  const paid = { ...tariff, free_minutes: 0 };
  expect(parkingPrice(paid, 1)).toBe(5000);
  expect(parkingPrice(paid, 0)).toBe(0);
  expect(parkingPrice(paid, -30)).toBe(0);
});
