import { expect, test } from 'vitest';
import { nextSeason, seasonOf, seasonsBetween } from './seasons';

test.each([
  ['2026-03-28', 'w25', '2025-10-26', '2026-03-28'],
  ['2026-03-29', 's26', '2026-03-29', '2026-10-24'],
  ['2026-10-24', 's26', '2026-03-29', '2026-10-24'],
  ['2026-10-25', 'w26', '2026-10-25', '2027-03-27'],
  ['2027-01-01', 'w26', '2026-10-25', '2027-03-27'],
])('%s is in %s', (date, id, from, to) => {
  expect(seasonOf(date)).toMatchObject({ id, from, to });
});

test('seasons follow one another without a gap', () => {
  expect(nextSeason(seasonOf('2026-11-21'))).toMatchObject({ id: 's27', from: '2027-03-28' });
  const ids = seasonsBetween('2026-09-22', '2027-05-20').map(({ id }) => id);
  expect(ids).toEqual(['s26', 'w26', 's27']);
});
