import type { z } from 'zod';
import { placeOf, shown, type Difference } from './ledger';

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

/** What stands at a place, and for what is missing another spelling of its name. */
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
  differences: Difference[];
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

/** A payload against the schema of its call. */
export function examined<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Examined<z.infer<Schema>> {
  const first = schema.safeParse(value);
  if (first.success) return { data: first.data, differences: [], statuses: [] };
  const statuses = first.error.issues.filter(isStatus);
  const second = schema.safeParse(withKnownStatuses(value, statuses));
  return {
    data: second.data,
    differences: (second.error?.issues ?? []).map((issue) => toDifference(value, issue)),
    statuses: statuses.map((issue) => toDifference(value, issue)),
  };
}
