import type { z } from 'zod';
import { decode } from '../../src/sources/airport-api/decode';
import { isLayoutCall, partialSchemaOf } from '../../src/sources/airport-api/merge-missing';
import { contractCalls, type Address } from './requests';
import { placeOf, shown, type Difference } from './recorder';
import { lossOf } from './losses';

type Issue = z.core.$ZodIssue;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null
        ? (inner as Record<PropertyKey, unknown>)[key]
        : undefined,
    value,
  );

/** A name as it is compared when one may have been spelled another way. */
const loose = (name: string) => name.toLowerCase().replace(/[_-]/g, '');

/** The value at a place, and for what is missing another spelling of its name. */
function foundAt(value: unknown, path: readonly PropertyKey[]): string {
  const found = at(value, path);
  if (found !== undefined) return shown(found);
  const parent = at(value, path.slice(0, -1));
  const name = String(path.at(-1) ?? '');
  const other = Object.keys(typeof parent === 'object' && parent !== null ? parent : {}).find(
    (key) => key !== name && loose(key) === loose(name),
  );
  return other ? `nothing; there is "${other}"` : 'nothing';
}

const formats: Record<string, string> = {
  datetime: 'a time such as 2026-11-21T14:20:00+05:00',
  date: 'a date such as 2026-11-21',
};

function expectedBy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'a whole number' : `${issue.expected}`;
    case 'invalid_value':
      return `one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return formats[issue.format] ?? `text like ${issue.pattern ?? issue.format}`;
    case 'too_small':
      return `at least ${issue.minimum}`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

/** Whether an issue is a status that the contract does not know: it is tolerated. */
const isStatus = ({ code, path }: Issue) =>
  code === 'invalid_value' && path.at(-1) === 'value' && path.at(-2) === 'status';

export interface Examined<Data> {
  /** Undefined where the value has not the shape. */
  data: Data | undefined;
  /** What the site cannot read. */
  differences: Difference[];
  /** What it reads all the same. */
  writings: Difference[];
  /** What is missing, and what readers lose by it. */
  missing: Difference[];
  statuses: Difference[];
}

const toDifference = (value: unknown, issue: Issue): Difference => ({
  at: placeOf(['data', ...issue.path]),
  expected: expectedBy(issue),
  found: foundAt(value, issue.path),
});

/** The value with `unknown` for each status that is not known. */
function withKnownStatuses(value: unknown, issues: Issue[]): unknown {
  const copy = structuredClone(value);
  for (const { path } of issues) {
    const status = at(copy, path.slice(0, -1)) as { value?: unknown } | undefined;
    if (typeof status?.value === 'string') status.value = 'unknown';
  }
  return copy;
}

/** How the site reads a payload: what it dropped, and what it found missing; null where it cannot. */
function readingNotes({ call, query, parameters }: Address, value: unknown, origin: string) {
  const reading = { ...contractCalls[call], data: partialSchemaOf(contractCalls[call]) };
  const body = { status: 'success', data: value, errors: null };
  try {
    const { notes } = decode(reading, { body, receivedAt: Date.now(), origin, query, parameters });
    const at = (kind: string) => notes.flatMap((note) => (note.kind === kind ? [note.at] : []));
    return { dropped: at('dropped'), missing: at('missing') };
  } catch {
    return null;
  }
}

/** Checks a payload against the schema of its call, and against what the site can read of it. */
export function examined<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  address: Address,
  origin: string,
): Examined<z.input<Schema>> {
  const first = schema.safeParse(value);
  const statuses = first.error?.issues.filter(isStatus) ?? [];
  const second = first.success ? first : schema.safeParse(withKnownStatuses(value, statuses));
  const issues = second.error?.issues ?? [];
  const notes = readingNotes(address, value, origin);
  const within = (path: string, places: string[] = []) =>
    places.some((place) => path === place || path.startsWith(`${place}.`));
  const isAbsent = ({ path }: Issue) => [undefined, null].includes(at(value, path) as null);
  const isLost = (issue: Issue) => !notes || within(issue.path.join('.'), notes.dropped);
  const isMissing = (issue: Issue) =>
    isAbsent(issue) &&
    (isLayoutCall(contractCalls[address.call]) || within(issue.path.join('.'), notes?.missing));
  const read = issues.filter((issue) => !isLost(issue));
  const known = new Set(issues.map(({ path }) => path.join('.')));
  const lostWith = (difference: Difference): Difference => ({
    ...difference,
    lost: lossOf(address.call, difference.at),
  });
  const nulls = (notes?.missing ?? [])
    .filter((place) => !known.has(place))
    .map((place) => place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)))
    .filter((path) => at(value, path) === null)
    .map((path) => ({ at: placeOf(['data', ...path]), expected: 'a value', found: 'null' }));
  return {
    data: second.data as z.input<Schema> | undefined,
    differences: issues.filter(isLost).map((issue) => toDifference(value, issue)),
    writings: read.filter((issue) => !isMissing(issue)).map((issue) => toDifference(value, issue)),
    missing: [...read.filter(isMissing).map((issue) => toDifference(value, issue)), ...nulls].map(
      lostWith,
    ),
    statuses: statuses.map((issue) => toDifference(value, issue)),
  };
}
