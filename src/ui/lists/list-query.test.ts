import { expect, test } from 'vitest';
import { listHref, listUrl, shownOf } from './list-query';

test('what is the default stays out of an address', () => {
  const filters = { area: 'all', type: '', sort: 'none', search: '  ' };
  expect(listHref('/services/shops/', { filters, shown: 9 }, 9)).toBe('/services/shops/');
});

test('filters and the number shown are in it', () => {
  const filters = { area: 'before', type: 'all', search: 'choy & non' };
  expect(listHref('/services/shops/', { filters, shown: 18 }, 9)).toBe(
    '/services/shops/?area=before&search=choy+%26+non&shown=18',
  );
});

test.each([
  [undefined, 9],
  ['', 9],
  ['x', 9],
  ['-18', 9],
  ['13.5', 9],
  ['9', 9],
  ['10', 18],
  ['18', 18],
  [['27', '90'], 27],
  ['100', 99],
  ['100000', 99],
])('of shown=%s are shown %i', (value, shown) => {
  expect(shownOf(value, 9)).toBe(shown);
});

test('the most is whole pages of any size', () => {
  expect(shownOf('1000', 8)).toBe(96);
});

test('a page of the API is asked for with every filter', () => {
  const page = { filters: { area: 'all', search: 'non' }, lang: 'ru', offset: 9, limit: 9 };
  expect(listUrl('/api/services/shops', page)).toBe(
    '/api/services/shops?area=all&search=non&lang=ru&offset=9&limit=9',
  );
});
