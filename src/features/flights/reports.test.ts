import { expect, test } from 'vitest';
import { patternFixture } from '../../../tests/fixtures/flights';
import { planDay } from './board';
import { overlay, unreported } from './reports';

const minute = 60_000;
const flights = planDay([patternFixture()], '2026-11-21', 'departure');

test('a flight nobody reported is on schedule, and an hour later not known', () => {
  const [flight] = flights;
  if (!flight) throw new Error('No flights.');
  expect(unreported(flight, flight.scheduledAt).status).toBe('scheduled');
  expect(unreported(flight, flight.scheduledAt + 61 * minute).status).toBe('unknown');
});

test('what operations report wins field by field', () => {
  const [flight] = flights;
  if (!flight) throw new Error('No flights.');
  const base = { ...unreported(flight, flight.scheduledAt), gate: '3', checkInDesks: '1–4' };
  const said = { ...unreported(flight, 0), status: null, gate: '7' };
  expect(overlay(base, said)).toMatchObject({
    status: 'scheduled',
    gate: '7',
    checkInDesks: '1–4',
  });
});
