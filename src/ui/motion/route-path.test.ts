import { describe, expect, test } from 'vitest';
import { ROUTE_LINE_FRAMES, ROUTE_LINE_HEIGHT, ROUTE_LINE_WIDTH } from '@/constants';
import { FLOWN, onTheWay, routeAt, routeFrame, routeStart } from './route-path';

const frames = Array.from({ length: ROUTE_LINE_FRAMES }, (_, frame) => routeFrame(frame));
const share = (dash: string) => Number(dash.split(' ')[0]);

describe('the route line', () => {
  test('begins at the city with nothing flown', () => {
    expect(share(routeFrame(0).dash)).toBe(0);
    expect(routeFrame(0).plane).toContain(
      `translate(${routeStart[0].toFixed(1)} ${routeStart[1].toFixed(1)})`,
    );
  });

  test('ends in the resting drawing', () => {
    expect(routeFrame(ROUTE_LINE_FRAMES - 1)).toEqual(routeAt(FLOWN));
    expect(routeFrame(ROUTE_LINE_FRAMES)).toEqual(routeAt(FLOWN));
    expect(routeFrame(-1)).toEqual(routeFrame(0));
  });

  test('only ever goes forward, by small steps, inside the drawing', () => {
    frames.reduce((before, { dash, plane }) => {
      const flown = share(dash);
      expect(flown).toBeGreaterThanOrEqual(before);
      expect(flown - before).toBeLessThan(1);
      const [x = NaN, y = NaN] = plane.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(x).toBeGreaterThanOrEqual(routeStart[0]);
      expect(x).toBeLessThan(ROUTE_LINE_WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(ROUTE_LINE_HEIGHT);
      return flown;
    }, 0);
    expect(new Set(frames.map(({ plane }) => plane)).size).toBeGreaterThan(ROUTE_LINE_FRAMES - 8);
  });

  test('equal shares are equal ways', () => {
    const ways = [0, 0.2, 0.4, 0.6, 0.8, 1].map(onTheWay);
    const steps = ways.slice(1).map((point, i) => {
      const before = ways[i] ?? point;
      return Math.hypot(point.x - before.x, point.y - before.y);
    });
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(6);
  });
});
