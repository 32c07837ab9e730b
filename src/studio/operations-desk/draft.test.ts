import { expect, test } from 'vitest';
import type { Flight } from '@/features/flights/schema';
import { toAirportIso } from '@/lib/time';
import {
  clockAfter,
  clockFrom,
  isByHand,
  momentNear,
  reportOf,
  takenBack,
  undoOf,
  type StoredReport,
} from './draft';

const flight = {
  id: 'hy601-20261125-d',
  scheduled_at: '2026-11-25T23:40:00+05:00',
} as Flight;
const now = Date.parse('2026-11-25T22:00:00+05:00');

const stored: StoredReport = {
  id: 3,
  flightId: flight.id,
  gate: '4',
  notice: { uz: 'Tuman', ru: null, en: null },
  updatedAt: '2026-11-25T20:00:00.000Z',
};

test.each([
  ['23:55', '2026-11-25T23:55:00+05:00'],
  ['00:30', '2026-11-26T00:30:00+05:00'],
  ['09:10', '2026-11-26T09:10:00+05:00'],
  ['21:00', '2026-11-25T21:00:00+05:00'],
])('%s near a flight of 23:40 is %s', (clock, moment) => {
  expect(toAirportIso(momentNear(Date.parse(flight.scheduled_at), clock))).toBe(moment);
});

test.each([
  ['21:45', '21:45'],
  ['2145', '21:45'],
  [' 9.05 ', '09:05'],
  ['905', '09:05'],
  ['00:00', '00:00'],
  ['24:00', null],
  ['9:5', null],
  ['half past', null],
  ['', null],
])('the time typed as “%s” is %s', (typed, time) => {
  expect(clockFrom(typed)).toBe(time);
});

test('a delay is told as a time, over midnight', () => {
  expect(clockAfter(flight, 45)).toBe('00:25');
});

test('a draft is sent with what was seen of what it changes', () => {
  expect(reportOf(flight, stored, { clock: '00:30', gate: ' 7 ' }, now)).toEqual({
    flightId: flight.id,
    estimatedAt: '2026-11-26T00:30:00+05:00',
    gate: '7',
    seen: { estimatedAt: null, gate: '4' },
  });
});

test('an empty text takes back, and a notice is sent in all languages', () => {
  const sent = reportOf(flight, stored, { gate: '', notice: { uz: 'Bekor', ru: 'Отменен' } }, now);
  expect(sent).toMatchObject({ gate: null, notice: { uz: 'Bekor', ru: 'Отменен', en: null } });
});

test('what has left did so now', () => {
  const sent = reportOf(flight, undefined, { status: 'departed' }, now);
  expect(sent).toMatchObject({ status: 'departed', actualAt: '2026-11-25T22:00:00+05:00' });
});

test('what is put back has not left', () => {
  const left = { ...stored, status: 'departed', actualAt: '2026-11-25T18:00:00.000Z' };
  expect(reportOf(flight, left, { status: 'boarding' }, now)).toMatchObject({
    status: 'boarding',
    actualAt: null,
  });
});

test('undoing puts back what was, if what was sent still stands', () => {
  const sent = reportOf(flight, stored, { gate: '7', notice: { uz: 'Bekor' } }, now);
  expect(undoOf(sent)).toEqual({
    flightId: flight.id,
    gate: '4',
    notice: { uz: 'Tuman', ru: null, en: null },
    seen: { gate: '7' },
    seenNotice: { uz: 'Bekor', ru: null, en: null },
  });
});

test('what is set by hand is known, and taken back as a whole', () => {
  expect(isByHand(undefined)).toBe(false);
  expect(isByHand(stored)).toBe(true);
  expect(isByHand({ ...stored, gate: null, notice: {} })).toBe(false);
  expect(takenBack(stored)).toMatchObject({ gate: null, status: null, notice: { uz: null } });
});
