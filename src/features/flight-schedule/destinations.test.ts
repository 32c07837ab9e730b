import { expect, test } from 'vitest';
import type { Season } from '@/features/flights/schema';
import { destinationsOf } from './destinations';

const flight = (name: string, iata: string, days: number[], to = '2027-03-27') => ({
  airline: { iata: '', name },
  city: { iata, name: iata, country: '' },
  days,
  valid_to: to,
});

const season = {
  flights: [
    flight('Aeroflot', 'SVO', [5, 1]),
    flight('Aeroflot', 'LED', [2]),
    flight('Aeroflot', 'SVO', [1, 3]),
    flight('Aeroflot', 'KZN', [6], '2026-11-20'),
    flight('flydubai', 'DXB', [7]),
  ],
} as unknown as Season;

test('the cities of an airline, with all days of the week on which one of its flights goes', () => {
  const found = destinationsOf('Аэрофлот', season, '2026-11-21');
  expect(found.map(({ city, days }) => [city.iata, days])).toEqual([
    ['SVO', [1, 3, 5]],
    ['LED', [2]],
  ]);
});

test('a bank flies nowhere', () => {
  expect(destinationsOf('Registon Bank', season, '2026-11-21')).toEqual([]);
});
