import { queryLimits } from './limits';

const whole = (value: string, least: number, most: number) =>
  value === '' || (/^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most);

const numbers: Record<string, (value: string) => boolean> = {
  page: (value) => whole(value, 1, queryLimits.page),
  limit: (value) => whole(value, 0, queryLimits.limit),
  depth: (value) => whole(value, 0, queryLimits.depth),
};

/** Operators that compare with one value: anything below them is no filter. */
const single =
  /\[(?:equals|not_equals|like|not_like|contains|greater_than|greater_than_equal|less_than|less_than_equal|exists)\]\[/;

/** Operators of places on a map, of which no collection has any. */
const places = /\[(?:near|within|intersects)\]/;

const isReadable = (name: string, value: string) =>
  !value.includes('\0') &&
  name.split('[').length - 1 <= queryLimits.nesting &&
  !single.test(name) &&
  !places.test(name) &&
  (numbers[name]?.(value) ?? true);

/**
 * Whether a query of the CMS's REST can go to the database: as many filters as people need, numbers in
 * their range, and operators with the value they take.
 */
export function isCmsQuery(query: string): boolean {
  const parameters = [...new URLSearchParams(query)];
  return (
    parameters.length <= queryLimits.parameters &&
    parameters.every(([name, value]) => isReadable(name, value))
  );
}
