import { expect, test } from 'vitest';
import { toAirportIso } from '@/lib/time';
import {
  anHourLonger,
  announcementOf,
  freshDraft,
  momentAfter,
  periodOf,
  type Draft,
} from './draft';

const at = (time: string, day = 25) => Date.parse(`2026-11-${day}T${time}:00+05:00`);
const now = at('22:00');
const iso = (moment: number | null) => moment && toAirportIso(moment);

test.each<[string, Partial<Draft>, string, string | null]>([
  ['hours from now', { hours: 6 }, '2026-11-25T22:00:00+05:00', '2026-11-26T04:00:00+05:00'],
  ['no end', { hours: null }, '2026-11-25T22:00:00+05:00', null],
  ['an end that was taken away', { until: ' ' }, '2026-11-25T22:00:00+05:00', null],
  [
    'what began before',
    { from: '21.10' },
    '2026-11-25T21:10:00+05:00',
    '2026-11-26T00:10:00+05:00',
  ],
  [
    'what begins at night',
    { from: '0500' },
    '2026-11-26T05:00:00+05:00',
    '2026-11-26T08:00:00+05:00',
  ],
  [
    'an end over midnight',
    { until: '330' },
    '2026-11-25T22:00:00+05:00',
    '2026-11-26T03:30:00+05:00',
  ],
])('the period of a draft with %s', (_, part, from, until) => {
  const period = periodOf({ ...freshDraft, ...part }, now);
  expect([iso(period?.from ?? null), iso(period?.until ?? null)]).toEqual([from, until]);
});

test.each(['25:00', 'soon'])('“%s” is no time', (typed) => {
  expect(periodOf({ ...freshDraft, from: typed }, now)).toBeNull();
  expect(periodOf({ ...freshDraft, until: typed }, now)).toBeNull();
});

test('an end is after the beginning', () => {
  expect(momentAfter(now, '22:00')).toBe(at('22:00', 26));
  expect(momentAfter(now, '22:01')).toBe(at('22:01'));
});

test('an hour more is an hour from now where the end has passed or is not known', () => {
  expect(anHourLonger(at('23:00'), now)).toBe(at('00:00', 26));
  expect(anHourLonger(at('20:00'), now)).toBe(at('23:00'));
  expect(anHourLonger(null, now)).toBe(at('23:00'));
});

test('a draft is announced with its period and its flights', () => {
  const draft: Draft = { ...freshDraft, severity: 'closure', airlines: ['HY'] };
  expect(announcementOf(draft, { from: now, until: null }, 'public')).toEqual({
    state: 'public',
    cause: 'fog',
    severity: 'closure',
    direction: null,
    airlines: ['HY'],
    cities: [],
    from: '2026-11-25T22:00:00+05:00',
    until: null,
  });
});
