import { expect, test } from 'vitest';
import type { OpeningHours } from './schema';
import { isOpen, neverCloses, openState, weekRuns } from './hours';
import { airportMoment } from '@/lib/time';

const week = [1, 2, 3, 4, 5, 6, 7];
const friday = '2026-11-20';
const saturday = '2026-11-21';
const sunday = '2026-11-22';

const hours = (from: string, to: string, days = week): OpeningHours[] => [{ days, from, to }];
const aroundTheClock = hours('00:00', '24:00');

test('a place opens at the first minute of its hours and is closed at the last', () => {
  const shop = hours('08:00', '20:00');
  const openAt = (clock: string) => isOpen(shop, airportMoment(saturday, clock));
  expect(['07:59', '08:00', '19:59', '20:00'].map(openAt)).toEqual([false, true, true, false]);
});

test('hours are those of the airport and of its weekday', () => {
  const shop = hours('00:00', '06:00', [7]);
  expect(isOpen(shop, Date.parse('2026-11-21T19:30:00Z'))).toBe(true);
  expect(isOpen(shop, Date.parse('2026-11-22T19:30:00Z'))).toBe(false);
});

test('a night belongs to the day it begins on', () => {
  const bar = hours('18:00', '02:00', [6]);
  expect(isOpen(bar, airportMoment(saturday, '01:00'))).toBe(false);
  expect(isOpen(bar, airportMoment(saturday, '18:00'))).toBe(true);
  expect(isOpen(bar, airportMoment(sunday, '01:59'))).toBe(true);
  expect(isOpen(bar, airportMoment(sunday, '02:00'))).toBe(false);
  expect(isOpen(bar, airportMoment(sunday, '18:00'))).toBe(false);
});

test('a place never closes that is open around the clock on every day', () => {
  expect(neverCloses(aroundTheClock)).toBe(true);
  expect(neverCloses(hours('00:00', '24:00', [1, 2, 3, 4, 5, 6]))).toBe(false);
  expect(neverCloses(hours('00:00', '23:00'))).toBe(false);
  expect(neverCloses([])).toBe(false);
});

test('a place that is open says until when', () => {
  const at = (date: string, clock: string) => airportMoment(date, clock);
  expect(openState(hours('08:00', '20:00'), at(saturday, '12:00'))).toEqual({
    kind: 'open',
    until: '20:00',
  });
  const bar = hours('18:00', '02:00');
  expect(openState(bar, at(sunday, '01:00'))).toEqual({ kind: 'open', until: '02:00' });
  expect(openState(hours('08:00', '24:00'), at(saturday, '23:59'))).toEqual({
    kind: 'open',
    until: '24:00',
  });
  expect(openState(aroundTheClock, at(sunday, '03:00'))).toEqual({ kind: 'always' });
});

test('a place that is closed says when it opens today, the soonest first', () => {
  const kitchen = [
    ...hours('18:00', '22:00'),
    ...hours('08:00', '10:00'),
    ...hours('12:00', '14:00'),
  ];
  const opensAt = (clock: string) => openState(kitchen, airportMoment(saturday, clock));
  expect(opensAt('06:00')).toEqual({ kind: 'opens', at: '08:00' });
  expect(opensAt('10:00')).toEqual({ kind: 'opens', at: '12:00' });
  expect(opensAt('15:00')).toEqual({ kind: 'opens', at: '18:00' });
});

test('a place that opens on another day only is closed today', () => {
  const weekdays = hours('08:00', '20:00', [1, 2, 3, 4, 5]);
  expect(openState(weekdays, airportMoment(saturday, '07:00'))).toEqual({ kind: 'closedToday' });
  expect(openState(weekdays, airportMoment(friday, '20:00'))).toEqual({ kind: 'closedToday' });
});

test('of unknown hours nothing is told', () => {
  expect(openState([], airportMoment(saturday, '12:00'))).toBeNull();
  expect(isOpen([], airportMoment(saturday, '12:00'))).toBe(false);
});

test('weekdays in a row with the same hours are one line', () => {
  expect(weekRuns(aroundTheClock)).toEqual([
    { first: 1, last: 7, times: [{ from: '00:00', to: '24:00' }] },
  ]);
  const day = { from: '08:00', to: '20:00' };
  const evening = { from: '21:00', to: '23:00' };
  const some = [
    { days: [1, 2, 4, 5, 7], ...day },
    { days: [4, 5, 6], ...evening },
  ];
  expect(weekRuns(some)).toEqual([
    { first: 1, last: 2, times: [day] },
    { first: 3, last: 3, times: [] },
    { first: 4, last: 5, times: [day, evening] },
    { first: 6, last: 6, times: [evening] },
    { first: 7, last: 7, times: [day] },
  ]);
});
