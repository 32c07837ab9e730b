import type { Finding } from '../lib/findings';
import type { Phase, Sample } from './load';

export interface Result {
  phases: Phase[];
  findings: Finding[];
}

/** The time in milliseconds within which a share of the samples was answered. */
export function percentile(samples: readonly Pick<Sample, 'ms'>[], share: number): number {
  const times = samples.map(({ ms }) => ms).sort((one, other) => one - other);
  return times[Math.max(0, Math.ceil(times.length * share) - 1)] ?? NaN;
}

export const serverErrors = (samples: readonly Sample[]): Sample[] =>
  samples.filter(({ status }) => status >= 500);

/** Seconds between two moments in milliseconds. */
export const seconds = (from: number, to: number): number => (to - from) / 1000;

const columns: [string, (phase: Phase) => string][] = [
  ['requests', ({ samples }) => String(samples.length)],
  ['p50 ms', ({ samples }) => percentile(samples, 0.5).toFixed(1)],
  ['p95 ms', ({ samples }) => percentile(samples, 0.95).toFixed(1)],
  ['p99 ms', ({ samples }) => percentile(samples, 0.99).toFixed(1)],
  ['5xx', ({ samples }) => String(serverErrors(samples).length)],
  ['lost', ({ lost }) => String(lost)],
  ['good', ({ samples }) => String(samples.filter(({ said }) => said === 'good').length)],
  ['labelled', ({ samples }) => String(samples.filter(({ said }) => said === 'old').length)],
  ['without', ({ samples }) => String(samples.filter(({ said }) => said === 'none').length)],
];

/** The phases of a run as a table. */
export function printPhases(phases: readonly Phase[]): void {
  const row = (title: string, cells: string[]) =>
    console.log(title.padEnd(24) + cells.map((cell) => cell.padStart(9)).join(''));
  row(
    '',
    columns.map(([title]) => title),
  );
  for (const phase of phases) {
    row(
      phase.name,
      columns.map(([, say]) => say(phase)),
    );
  }
}
