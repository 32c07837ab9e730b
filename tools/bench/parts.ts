import type { Finding } from '../lib/findings';
import { blocking } from './blocking';
import { edits } from './edits';
import { interaction } from './interaction';
import { lighthouse } from './lighthouse';
import { memory } from './memory';
import type { Bench, Part } from './part';
import type { Table } from './table';
import { throughput } from './throughput';
import { travellers } from './travellers';
import { weight } from './weight';
import { work } from './work';
import { writing } from './writing';

/** The parts in the order in which they run. */
const parts = {
  throughput,
  memory,
  work,
  weight,
  blocking,
  interaction,
  lighthouse,
  travellers,
  writing,
  edits,
};

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];

/** What a part measured, and how that is shown and judged. */
const partOf = (name: PartName) => parts[name] as Part<unknown>;

export const measurePart = (name: PartName, bench: Bench): Promise<unknown> =>
  partOf(name).measure(bench);

export const tablesOf = (name: PartName, result: unknown): Table[] => partOf(name).tables(result);

export const findingsOf = (name: PartName, result: unknown): Finding[] =>
  partOf(name).judge(result);
