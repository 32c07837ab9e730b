import { ROUTE_LINE_FRAMES } from '@/constants';

type Point = readonly [x: number, y: number];

/** The city. */
export const routeStart: Point = [750, 296];
const bend: readonly [Point, Point] = [
  [990, 126],
  [1330, 62],
];
export const routeEnd: Point = [1670, 180];

/** The share of the way behind the aircraft when it rests. */
export const FLOWN = 0.6;

export const routePath = `M${routeStart.join(' ')}C${[...bend, routeEnd].map((point) => point.join(' ')).join(' ')}`;

/** A point of the cubic at `t` and the heading there, in degrees. */
function at(t: number) {
  const u = 1 - t;
  const along = (i: 0 | 1) =>
    u ** 3 * routeStart[i] +
    3 * u * u * t * bend[0][i] +
    3 * u * t * t * bend[1][i] +
    t ** 3 * routeEnd[i];
  const slope = (i: 0 | 1) =>
    u * u * (bend[0][i] - routeStart[i]) +
    2 * u * t * (bend[1][i] - bend[0][i]) +
    t * t * (routeEnd[i] - bend[1][i]);
  return { x: along(0), y: along(1), heading: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

const STEPS = 200;
/** The length of the way up to each step of `t`: equal steps of `t` are not equal lengths. */
const lengths = Array.from({ length: STEPS + 1 }, (_, i) => at(i / STEPS)).reduce<number[]>(
  (all, { x, y }, i) => {
    const { x: fromX, y: fromY } = at((i - 1) / STEPS);
    return [...all, i === 0 ? 0 : (all[i - 1] ?? 0) + Math.hypot(x - fromX, y - fromY)];
  },
  [],
);

/** Where the aircraft is when it has flown `share` of the way. */
export function onTheWay(share: number) {
  const flown = (lengths[STEPS] ?? 0) * share;
  const next = Math.max(
    1,
    lengths.findIndex((length) => length >= flown),
  );
  const [before = 0, after = 1] = [lengths[next - 1], lengths[next]];
  return at((next - 1 + (flown - before) / (after - before)) / STEPS);
}

/** The line and the aircraft when `share` of the way is flown, as attributes of the drawing. */
export function routeAt(share: number) {
  const { x, y, heading } = onTheWay(share);
  return {
    /** The whole way counts as 100. */
    dash: `${Number((share * 100).toFixed(2))} 200`,
    plane: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${heading.toFixed(1)})`,
  };
}

/** Gathers way, then comes to rest. */
const ease = (time: number) => time * time * (3 - 2 * time);

/**
 * One picture of the animation, from 0, at the city, to the last, which is the resting drawing.
 * Numbers beyond either end count as that end.
 */
export function routeFrame(frame: number) {
  const last = ROUTE_LINE_FRAMES - 1;
  return routeAt(FLOWN * ease(Math.min(Math.max(frame, 0), last) / last));
}
