import { describe, expect, test } from 'vitest';
import { selectAction, typeAhead } from './select-keys';

const key = (name: string, altKey = false) => ({ key: name, altKey });

describe('a closed select', () => {
  const closed = { active: undefined, chosen: 2, count: 5 };

  test.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('%j opens at the chosen option', (name) => {
    expect(selectAction(key(name), closed)).toEqual({ kind: 'show', index: 2 });
  });

  test('Home and End open at the ends', () => {
    expect(selectAction(key('Home'), closed)).toEqual({ kind: 'show', index: 0 });
    expect(selectAction(key('End'), closed)).toEqual({ kind: 'show', index: 4 });
  });

  test.each(['Tab', 'Escape', 'PageDown', 'F5'])('%s is not its business', (name) => {
    expect(selectAction(key(name), closed)).toBeUndefined();
  });
});

describe('an open select', () => {
  const open = (active: number) => ({ active, chosen: 0, count: 12 });

  test.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 11, 11],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['PageDown', 1, 11],
    ['PageDown', 5, 11],
    ['PageUp', 11, 1],
    ['PageUp', 5, 0],
    ['Home', 7, 0],
    ['End', 7, 11],
  ])('%s leads from %i to %i', (name, from, to) => {
    expect(selectAction(key(name), open(from))).toEqual({ kind: 'show', index: to });
  });

  test.each([key('Enter'), key(' '), key('Tab'), key('ArrowUp', true)])('%o chooses', (pressed) => {
    expect(selectAction(pressed, open(3))).toEqual({ kind: 'choose', index: 3 });
  });

  test('Escape closes and chooses nothing', () => {
    expect(selectAction(key('Escape'), open(3))).toEqual({ kind: 'close' });
  });
});

describe('type-ahead', () => {
  const cities = ['All cities', 'Istanbul', 'Moscow', 'Munich', 'Namangan', 'New York', 'Nukus'];

  test('the next option with the letter, from the top again after the last', () => {
    expect(typeAhead(cities, 'm', 0)).toBe(2);
    expect(typeAhead(cities, 'm', 2)).toBe(3);
    expect(typeAhead(cities, 'm', 3)).toBe(2);
  });

  test('a letter repeated walks on', () => {
    expect(typeAhead(cities, 'nn', 4)).toBe(5);
    expect(typeAhead(cities, 'nnn', 5)).toBe(6);
  });

  test('more letters stay where they fit', () => {
    expect(typeAhead(cities, 'mu', 2)).toBe(3);
    expect(typeAhead(cities, 'mun', 3)).toBe(3);
    expect(typeAhead(cities, 'new y', 4)).toBe(5);
  });

  test('letters as search folds them', () => {
    expect(typeAhead(['Barcha', 'Oʻsh', 'Gʻuzor'], "o's", 0)).toBe(1);
    expect(typeAhead(['Все', 'Шанхай', 'Самарканд'], 'ш', 0)).toBe(1);
  });

  test('nothing that fits', () => {
    expect(typeAhead(cities, 'x', 0)).toBe(-1);
    expect(typeAhead(cities, 'mx', 2)).toBe(-1);
    expect(typeAhead([], 'm', 0)).toBe(-1);
  });
});
