const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other);

/** The middle value; of an even number the mean of the middle two. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** The value that 95 in 100 values do not exceed. NaN of none. */
export const p95 = (values: readonly number[]): number =>
  ascending(values)[Math.ceil(values.length * 0.95) - 1] ?? NaN;

/** The median of the ratios of values that belong together in pairs. */
export const medianRatio = (values: readonly number[], to: readonly number[]): number =>
  median(values.map((value, index) => value / (to[index] ?? NaN)));

/** A figure at an amount of data. */
export interface Point {
  size: number;
  value: number;
}

/**
 * The power of the amount of data with which a figure grows between two points: 0 not at all, 1 in
 * proportion, 2 with the square.
 */
export const exponent = (from: Point, to: Point): number =>
  Math.log(to.value / from.value) / Math.log(to.size / from.size);

/** The steepest exponent between neighbouring points. */
export const steepest = (points: readonly Point[]): number =>
  Math.max(...points.slice(1).map((point, index) => exponent(points[index] ?? point, point)));

/** By what share the median of the last tenth of some samples is above that of the first tenth. */
export function growth(samples: readonly number[]): number {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  return median(samples.slice(-tenth)) / median(samples.slice(0, tenth)) - 1;
}
