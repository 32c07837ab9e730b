import { expect, test } from 'vitest';
import { flightFixture } from '../../tests/fixtures/flights';
import type { SearchItem } from '@/features/search/schema';
import { SourceError, type Source } from './source';
import { flightText, withFlightTexts } from './with-flight-texts';

const late = flightFixture({
  estimated_at: '2026-11-21T16:00:00+05:00',
  flags: ['delayed'],
  disrupted: true,
});

test('a flight in a line has its new time, its state and the disruption', () => {
  const asOf = '2026-11-21T13:40:00+05:00';
  expect(flightText(flightFixture(), asOf, 'en')).toBe('14:20 · On schedule · Turkish Airlines');
  expect(flightText(flightFixture({ gate: '4' }), asOf, 'en')).toMatch(/^14:20 · Gate 4 · /);
  expect(flightText(late, '2026-11-21T15:30:00+05:00', 'en')).toMatch(
    /^14:20 → 16:00 · [^·]*16:00 · Turkish Airlines · Affected by disruption$/,
  );
});

test('while no gate is told, the line says when one is expected', () => {
  expect(flightText(flightFixture(), '2026-11-21T13:00:00+05:00', 'en')).toBe(
    '14:20 · Gate announced at about 13:30 · On schedule · Turkish Airlines',
  );
});

const item = (link: string): SearchItem => ({
  link,
  title: 'TK 371',
  text: 'as the API says',
  type: { value: 'flight', text: 'Flight' },
});
const query = { search: 'TK', sort: 'none', offset: 0, limit: 10, lang: 'en' } as const;

const searching = async (flight: Source['flight'], links: string[]) => {
  const base = {
    search: async () => ({
      items: links.map(item),
      count: links.length,
      message: '',
      result_for_header: '',
    }),
    flight,
  } as unknown as Source;
  const { items } = await withFlightTexts(base).search(query as never);
  return items.map((found) => ('text' in found ? found.text : null));
};

test('search says of a flight what its page says, and leaves other texts', async () => {
  const flight = (async () => ({ flight: late, as_of: '' })) as unknown as Source['flight'];
  const [first, page] = await searching(flight, [`/flight-board/${late.id}/`, '/flight-board/']);
  expect(first).toContain('14:20 → 16:00');
  expect(page).toBe('as the API says');
});

test('while flights are not to be had, search answers as it did', async () => {
  const flight = async () => {
    throw new SourceError('unavailable', 'down');
  };
  expect(await searching(flight as never, [`/flight-board/${late.id}/`])).toEqual([
    'as the API says',
  ]);
});
