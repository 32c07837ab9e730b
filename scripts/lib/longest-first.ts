import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites that take most of a minute or more, the longest first: begun last, one keeps all others waiting. */
export const LONGEST = [
  'faults',
  'backup-command',
  'backup-replace',
  'backup',
  'api',
  'jobs-once',
  'conformance',
  'anything',
  'rolling-restart',
] as const;

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => path.basename(moduleId) === `${name}.test.ts`);
  return place < 0 ? LONGEST.length : place;
}

/** The suites of {@link LONGEST} first, the others in the order they have. */
export const longestFirst = (files: readonly TestSpecification[]): TestSpecification[] =>
  [...files].sort((one, other) => rank(one) - rank(other));

/** Begins with what takes longest, which Vitest guesses from the size of a file. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return longestFirst(await super.sort(files));
  }
}
