import { expect, test } from 'vitest';
import { cardFixture } from '../../../tests/fixtures/cards';
import type { Box } from '@/features/floor-plans/shapes';
import { nearbyOf } from './nearby';

const option = (value: string) => ({ value, text: value });

const shop = (id: string, area = 'before', floor = '1') =>
  cardFixture({ id, place_id: `area-${id}`, area: option(area), floor: option(floor) });

/** Where shops are drawn along a hall. */
const drawn = (...along: [id: string, x: number][]): Map<string, Box> =>
  new Map(along.map(([id, x]) => [`area-${id}`, { x, y: 300, width: 40, height: 50 }]));

const ids = (cards: { id: string }[]) => cards.map(({ id }) => id);

const own = shop('own');

test('they are the three nearest on the same floor and side, never the place itself', () => {
  const cards = [
    shop('far'),
    shop('upstairs', 'before', '2'),
    own,
    shop('beyond', 'after'),
    shop('next'),
    shop('third'),
    shop('second'),
  ];
  const boxes = drawn(['own', 500], ['next', 540], ['second', 400], ['third', 700], ['far', 900]);
  expect(ids(nearbyOf(own, cards, boxes))).toEqual(['next', 'second', 'third']);
});

test('after the security check they are a minute away at most: further on another hall may begin', () => {
  const gate = shop('own', 'after');
  const cards = [shop('near', 'after'), shop('far', 'after')];
  const boxes = drawn(['own', 100], ['near', 240], ['far', 260]);
  expect(ids(nearbyOf(gate, cards, boxes))).toEqual(['near']);
});

test('what is not drawn comes after what is, in the order of the list', () => {
  const cards = [shop('a'), shop('b'), shop('drawn')];
  expect(ids(nearbyOf(own, cards, drawn(['own', 500], ['drawn', 900])))).toEqual([
    'drawn',
    'a',
    'b',
  ]);
  expect(ids(nearbyOf(own, cards, new Map()))).toEqual(['a', 'b', 'drawn']);
});

test('nothing is near a place alone on its floor, or one of which nobody knows where it is', () => {
  expect(nearbyOf(own, [own, shop('upstairs', 'before', '2')], new Map())).toEqual([]);
  const lost = shop('lost', '', '');
  expect(nearbyOf(lost, [shop('other', '', '')], new Map())).toEqual([]);
});
