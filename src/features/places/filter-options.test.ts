import { expect, test } from 'vitest';
import { cardFixture } from '../../../tests/fixtures/cards';
import type { Card } from './schema';
import { filterOptions } from './filter-options';

const option = (value: string) => ({ value, text: value.toUpperCase() });

const card = (area: string, floor: string, type: string, category: string): Card =>
  cardFixture({
    area: option(area),
    floor: option(floor),
    type: option(type),
    category: option(category),
  });

const words = (key: string) => `Any ${key}`;

test('each value of the items is a choice once, after the choice of all', () => {
  const cards = [
    card('before', '2', 'cafe', 'gifts'),
    card('after', '2', 'cafe', 'beauty'),
    card('before', '1', 'bar', 'gifts'),
  ];
  expect(filterOptions(cards, words)).toMatchObject({
    area: [{ value: 'all', text: 'Any area.all' }, option('before'), option('after')],
    floor: [{ value: 'all', text: 'Any floor.all' }, option('2'), option('1')],
    type: [{ value: 'all', text: 'Any type.all' }, option('cafe'), option('bar')],
    category: [{ value: 'all', text: 'Any category.all' }, option('gifts'), option('beauty')],
  });
});

test('a list without items can only be shown whole', () => {
  expect(filterOptions([], words).type).toEqual([{ value: 'all', text: 'Any type.all' }]);
});
