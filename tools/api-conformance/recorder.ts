import { levelOf, type Level, type RuleName } from './rules';

/** Which reply a check is about. */
export interface Subject {
  /** As in `src/api-contract/calls.ts`; `suggestions` is the search with `type=short`. */
  call: string;
  /** Path and query of the request. */
  url: string;
}

/** Where a reply differs from the contract. */
export interface Difference {
  /** A place such as `$.data.items[3].title`, `header etag` or `status`. */
  at: string;
  expected: string;
  found: string;
  /** What readers do not see for it. */
  lost?: string;
}

export interface Finding extends Subject, Difference {
  rule: RuleName;
  level: Level;
}

/** A rule that was checked, and how the reply differs, if it does. */
export interface Verdict {
  rule: RuleName;
  difference: Difference | null;
}

export const verdict = (rule: RuleName, holds: boolean, difference: Difference): Verdict => ({
  rule,
  difference: holds ? null : difference,
});

const LONGEST = 160;

/** A value as a report shows it: JSON, cut where it is long. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** `$.data.items[3].title` for `['data', 'items', 3, 'title']`. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : `.${String(key)}`),
    '$',
  );
}

/** The place without indices: `$.data.items[].title`. */
export const placeKind = (at: string): string => at.replace(/\[\d+\]/g, '[]');

/** Counts checks and records findings. */
export class Recorder {
  readonly findings: Finding[] = [];
  private readonly counts = new Map<RuleName, number>();

  /** Counts a check; where it did not hold, records a finding and returns it. */
  record(subject: Subject, { rule, difference }: Verdict): Finding | undefined {
    this.counts.set(rule, (this.counts.get(rule) ?? 0) + 1);
    if (!difference) return undefined;
    const finding = { rule, level: levelOf(rule), ...subject, ...difference };
    this.findings.push(finding);
    return finding;
  }

  /** Takes a finding back. */
  withdraw(finding: Finding): void {
    this.findings.splice(this.findings.indexOf(finding), 1);
  }

  get checks(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Rules that were checked. */
  get checked(): ReadonlySet<RuleName> {
    return new Set(this.counts.keys());
  }
}
