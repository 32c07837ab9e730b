import { expect, test } from 'vitest';
import type { Flight } from '@/features/flights/schema';
import { isConcerned, type Scope } from './scope';

const at = (clock: string) => `2026-11-25T${clock}:00+05:00`;
const flight = (more: Partial<Flight> = {}) =>
  ({
    direction: 'departure',
    airline: { iata: 'HY', name: 'Uzbekistan Airways' },
    city: { iata: 'IST', name: 'Istanbul', country: 'TR' },
    scheduled_at: at('07:00'),
    estimated_at: null,
    actual_at: null,
    status: { value: 'scheduled', text: '' },
    ...more,
  }) as Flight;
const all: Scope = { direction: null, airlines: [], cities: [] };
const period = { from: Date.parse(at('05:00')), until: Date.parse(at('11:00')) };

test.each<[string, Partial<Flight>, boolean]>([
  ['planned within', {}, true],
  ['planned before', { scheduled_at: at('04:30') }, false],
  [
    'planned before, and late into it',
    { scheduled_at: at('04:30'), estimated_at: at('05:40') },
    true,
  ],
  ['planned within, and late beyond it', { estimated_at: at('12:30') }, true],
  ['gone before it began', { scheduled_at: at('05:10'), actual_at: at('04:58') }, false],
  [
    'planned within, and has gone',
    { actual_at: at('07:20'), status: { value: 'departed', text: '' } },
    false,
  ],
  ['planned after', { scheduled_at: at('11:00') }, false],
])('a flight that was %s', (_, more, concerned) => {
  expect(isConcerned(flight(more), all, period)).toBe(concerned);
});

test('a direction, an airline and a city narrow it', () => {
  const which = (scope: Partial<Scope>) => isConcerned(flight(), { ...all, ...scope }, period);
  expect(which({ direction: 'departure', airlines: ['HY', 'TK'], cities: ['IST'] })).toBe(true);
  expect(which({ direction: 'arrival' })).toBe(false);
  expect(which({ airlines: ['TK'] })).toBe(false);
  expect(which({ cities: ['DXB'] })).toBe(false);
});

test('without an end it lasts', () => {
  const late = flight({ scheduled_at: at('23:00') });
  expect(isConcerned(late, all, { ...period, until: null })).toBe(true);
});
