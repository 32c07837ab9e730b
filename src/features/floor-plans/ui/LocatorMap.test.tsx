import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LocatorMap } from './LocatorMap';

const canvas = { width: 1000, height: 500 };

const shownPart = (x: number, y: number) => {
  const box = { x, y, width: 20, height: 20 };
  const drawn = renderToStaticMarkup(<LocatorMap floor={2} canvas={canvas} box={box} />);
  return /viewBox="([^"]*)"/.exec(drawn)?.[1];
};

test('a place is in the middle of the part of its floor that is shown', () => {
  expect(shownPart(490, 240)).toBe('320 148.5 360 203');
});

test('at an edge the part ends with the drawing', () => {
  expect(shownPart(0, 0)).toBe('0 0 360 203');
  expect(shownPart(980, 480)).toBe('640 297 360 203');
});
