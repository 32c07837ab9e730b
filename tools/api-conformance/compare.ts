import { perReportKey } from '../../src/features/flights/report-fields';
import { volatileMembers } from '../../src/schema-parts/volatile';
import { placeOf, shown, type Difference } from './recorder';

/** Members that may change while a check runs: no difference between two replies. */
const lively = new Set([
  'as_of',
  'updated_at',
  'estimated_at',
  'actual_at',
  'status',
  'flags',
  ...Object.keys(volatileMembers),
  ...Object.keys(perReportKey(() => null)),
  'history',
  'notice',
  'check_in_opens_at',
  'check_in_closes_at',
  'boarding_at',
  'gate_closes_at',
  'first_bag_at',
  'walk_minutes',
  'diverted_to',
  'other_end',
]);

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The first place where a value is not the expected one, lively members aside; null where it is. */
export function firstDifference(
  expected: unknown,
  found: unknown,
  path: (string | number)[] = ['data'],
): Difference | null {
  if (!isTree(expected) || !isTree(found)) {
    return Object.is(expected, found)
      ? null
      : { at: placeOf(path), expected: shown(expected), found: shown(found) };
  }
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  for (const name of names) {
    if (lively.has(name)) continue;
    const key = Array.isArray(expected) ? Number(name) : name;
    const inner = firstDifference(expected[name], found[name], [...path, key]);
    if (inner) return inner;
  }
  return null;
}
