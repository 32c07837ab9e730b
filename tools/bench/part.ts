import type { Finding } from '../lib/findings';
import type { Cleanup } from '../lib/process';
import type { Testbed } from '../lib/testbed';
import type { Table } from './table';

/** What every part of a run is given. */
export interface Bench {
  testbed: Testbed;
  cleanup: Cleanup;
  /** The name of a seeded database, to use or to copy. */
  database: string;
  /** Whether figures do not matter: everything runs, but as short as it can. */
  quick: boolean;
}

/** A part of the benchmark: what it measures is plain data, from which everything is rendered. */
export interface Part<Result> {
  measure(bench: Bench): Promise<Result>;
  tables(result: Result): Table[];
  /** The result against the limits. */
  judge(result: Result): Finding[];
}

const holding = (found: string, holds: boolean, claim: string): Finding => ({
  claim,
  found,
  holds,
});

/** That a figure is at least so much. A figure that is no number is not. */
export const atLeast = (
  claim: string,
  value: number,
  least: number,
  say: (value: number) => string,
) => holding(say(value), value >= least, `${claim} ≥ ${say(least)}`);

/** That a figure is at most so much. */
export const atMost = (
  claim: string,
  value: number,
  most: number,
  say: (value: number) => string,
) => holding(say(value), value <= most, `${claim} ≤ ${say(most)}`);
