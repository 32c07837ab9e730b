import { expect, test } from 'vitest';
import { cardListQuery } from '@/features/places/query';
import { flightsQuery } from '@/features/flights/query';
import { acceptable } from './search-params';

test('a query is read as its schema says', () => {
  const params = { direction: 'arrival', search: ' TK 371 ', date: '2026-11-21', lang: 'ru' };
  expect(acceptable(flightsQuery, params)).toEqual({ ...params, search: 'TK 371' });
});

test('what the schema does not accept is as if it were absent, the rest stays', () => {
  const params = { direction: 'sideways', date: '2026-02-30', search: 'TK' };
  expect(acceptable(flightsQuery, params)).toEqual({
    direction: 'departure',
    date: undefined,
    search: 'TK',
    lang: 'uz',
  });
  const list = acceptable(cardListQuery, { offset: '-1', limit: '500', type: 'cafe' });
  expect(list).toMatchObject({ offset: 0, limit: 9, type: 'cafe' });
});

test('of a repeated value the first one counts', () => {
  expect(acceptable(flightsQuery, { search: ['TK', 'HY'] }).search).toBe('TK');
});

test('strange names are left out', () => {
  expect(acceptable(flightsQuery, { utm_source: 'mail' })).not.toHaveProperty('utm_source');
});
