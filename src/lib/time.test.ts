import { expect, test } from 'vitest';
import {
  addDays,
  airportClock,
  airportDate,
  airportMoment,
  toAirportIso,
  toZoneIso,
  weekdayOf,
  zoneMoment,
} from './time';

const evening = Date.parse('2026-11-21T19:30:00Z');

test('the airport is five hours ahead of UTC, also across midnight', () => {
  expect(airportDate(evening)).toBe('2026-11-22');
  expect(airportClock(evening)).toBe('00:30');
  expect(airportClock('2026-11-21T10:20:00+01:00')).toBe('14:20');
  expect(toAirportIso(evening)).toBe('2026-11-22T00:30:00+05:00');
  expect(airportMoment('2026-11-22', '00:30')).toBe(evening);
});

test('calendar arithmetic crosses months, years and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(weekdayOf('2026-11-21')).toBe(6);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test('a zone has its own offset in summer and in winter', () => {
  const winter = zoneMoment('Europe/Berlin', '2026-12-01', '12:00');
  const summer = zoneMoment('Europe/Berlin', '2026-07-01', '12:00');
  expect(new Date(winter).toISOString()).toBe('2026-12-01T11:00:00.000Z');
  expect(new Date(summer).toISOString()).toBe('2026-07-01T10:00:00.000Z');
  expect(toZoneIso('Asia/Kolkata', winter)).toBe('2026-12-01T16:30:00+05:30');
});
