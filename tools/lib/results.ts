import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, by file and title, each with the beginning of its reason. */
  failures: string[];
  /** How long the tests of each file took, in seconds. */
  files: { name: string; seconds: number }[];
}

export const noTests: Tally = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

export const sum = (a: Tally, b: Tally): Tally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  failures: [...a.failures, ...b.failures],
  files: [...a.files, ...b.files],
});

const REASON_SHOWN = 600;

/** A failure with the beginning of its message: a log that is cut elsewhere still says why. */
function withReason(failure: string, message = ''): string {
  const reason = stripVTControlCharacters(message).trim().slice(0, REASON_SHOWN);
  return reason ? `${failure}\n  ${reason.replaceAll('\n', '\n  ')}` : failure;
}

/** A run that left no report failed as a whole. */
const crashed = (report: string): Tally => ({
  ...noTests,
  failed: 1,
  failures: [`the run that should have written ${path.basename(report)}`],
});

/** What vitest's JSON report counts. */
export function vitestTally(file: string): Tally {
  if (!existsSync(file)) return crashed(file);
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    success: boolean;
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      startTime: number;
      endTime: number;
      status: string;
      message: string;
      assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    }[];
  };
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const inFile = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0)
      return failed.map(({ fullName, failureMessages }) =>
        withReason(`${inFile} › ${fullName}`, failureMessages[0]),
      );
    return status === 'failed' ? [withReason(inFile, message)] : [];
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests || (report.success ? 0 : 1),
    skipped: report.numPendingTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightSuite {
  /** Of the outermost, its file. */
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

const failuresIn = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) => {
    const failed = tests.find(({ status }) => status === 'unexpected' || status === 'flaky');
    if (!failed) return [];
    const said = failed.results.find(({ error }) => error)?.error?.message;
    return [withReason(`${file}:${line} › ${title}`, said)];
  }),
  ...suites.flatMap(failuresIn),
];

/** How long the tests of a suite and of those within it took, in milliseconds. */
const durationOf = ({ suites = [], specs }: PlaywrightSuite): number =>
  [
    ...specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .map((it) => it.duration),
    ...suites.map(durationOf),
  ].reduce((sum, one) => sum + one, 0);

/** What Playwright's JSON report counts; a test that passed only when repeated has failed. */
export function playwrightTally(file: string): Tally {
  if (!existsSync(file)) return crashed(file);
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    errors: { message?: string }[];
    suites: PlaywrightSuite[];
  };
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => String(message))],
    files: suites.map((suite) => ({ name: suite.title, seconds: durationOf(suite) / 1000 })),
  };
}

const SLOWEST = 10;

/** The files whose tests took longest, one a line. */
export const slowest = ({ files }: Tally): string =>
  [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)
    .join('\n');

/** The names of what failed, then `N passed, N failed`, and how many were skipped if any were. */
export function closing({ passed, failed, skipped, failures }: Tally): string {
  return [
    ...failures.map((failure) => `failed: ${failure}`),
    `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
