import { parseArgs } from 'node:util';
import { commit, describeMachine } from '../bench/machine';
import { findingsOf, measurePart, partNames, tablesOf, type PartName } from '../bench/parts';
import { readRecords, writeRecords } from '../bench/record';
import { printed } from '../bench/table';
import { UserError } from '../lib/errors';
import { printFindings, type Finding } from '../lib/findings';
import { step } from '../lib/log';
import { Cleanup } from '../lib/process';
import { Testbed } from '../lib/testbed';

const DATABASE = 'bench';
const USAGE = `npm run bench [-- --only ${partNames.join(',')}] [--quick] [--render]`;

function optionsIn(args: string[]) {
  const options = {
    only: { type: 'string', default: partNames.join(',') },
    quick: { type: 'boolean', default: false },
    render: { type: 'boolean', default: false },
  } as const;
  try {
    const { only, ...flags } = parseArgs({ args, options }).values;
    const names = only.split(',');
    const unknown = names.find((name) => !partNames.includes(name as PartName));
    if (unknown === undefined) return { names: names as PartName[], ...flags };
  } catch {
    // What was wrong with it is in the usage.
  }
  throw new UserError(`Say: ${USAGE}`);
}

interface Run {
  quick: boolean;
  /** The commit that is measured. */
  version: string;
  cleanup: Cleanup;
}

/** Measures one part on a testbed of its own, prints and keeps what it found. */
async function run(name: PartName, { quick, version, cleanup: whole }: Run): Promise<Finding[]> {
  const cleanup = new Cleanup();
  whole.add((signal) => cleanup.run(signal));
  try {
    const testbed = new Testbed(cleanup);
    await testbed.seed(DATABASE);
    const uri = await testbed.uri(DATABASE);
    const machine = await step('Looking at the machine', () => describeMachine(uri));
    const result = await measurePart(name, { testbed, cleanup, database: DATABASE, quick });
    for (const table of tablesOf(name, result)) console.log(`\n${printed(table)}\n`);
    if (!quick) {
      const date = new Date().toISOString().slice(0, 10);
      const record = { date, commit: version, machine, result };
      await writeRecords({ ...readRecords(), [name]: record });
    }
    return findingsOf(name, result);
  } finally {
    await cleanup.run();
  }
}

/**
 * `npm run bench [-- --only PART,PART] [--quick]`: measures the site against its limits and writes
 * docs/performance.md; exit code 1 where a limit is broken. `--quick` runs everything as short as it
 * can and writes nothing; `--render` only writes the document anew from its figures.
 */
export default async function bench(args: string[]): Promise<void> {
  const { names, quick, render } = optionsIn(args);
  if (render) return writeRecords(readRecords());
  const version = commit();
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  const findings: Finding[] = [];
  for (const name of names) {
    console.log(`\n${name}`);
    findings.push(...(await run(name, { quick, version, cleanup })));
  }
  console.log('');
  const holds = printFindings(findings);
  if (quick) console.log('\nThat was quick: the figures say nothing.');
  process.exit(holds ? 0 : 1);
}
