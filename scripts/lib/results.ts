import { existsSync, readFileSync } from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: Tally = { passed: 0, failed: 0, skipped: 0 };

export const sum = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** A run that left no report failed as a whole. */
const crashed: Tally = { passed: 0, failed: 1, skipped: 0 };

/** What vitest's JSON report counts. */
export function vitestTally(file: string): Tally {
  if (!existsSync(file)) return crashed;
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    success: boolean;
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  const failed = report.numFailedTests || (report.success ? 0 : 1);
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** What Playwright's JSON report counts; a test that passed only when repeated has failed. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return crashed;
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: unknown[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** `N passed, N failed`, and how many were skipped if any were. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
