import { expect, test } from 'vitest';
import type { SeasonFlight } from '@/features/flights/schema';
import { byCity } from './by-city';

const flight = (id: string, iata: string, name = iata) =>
  ({ id, city: { iata, name, country: '' } }) as unknown as SeasonFlight;

const ids = (flights: SeasonFlight[]) =>
  byCity(flights).map((group) => group.map(({ id }) => id).join(''));

test('flights stand with those of their city, in the order in which they come', () => {
  expect(ids([flight('a', 'IST'), flight('b', 'DXB'), flight('c', 'IST')])).toEqual(['ac', 'b']);
});

test('cities without a code are told apart by their names', () => {
  expect(ids([flight('a', '', 'Rome'), flight('b', '', 'Oslo'), flight('c', '', 'Rome')])).toEqual([
    'ac',
    'b',
  ]);
  expect(ids([])).toEqual([]);
});
