import { parseArgs } from 'node:util';
import { printPhases, type Result } from '../chaos/figures';
import { killPostgres } from '../chaos/postgres';
import { takeUpstream } from '../chaos/upstream';
import { UserError } from '../lib/errors';
import { printFindings } from '../lib/findings';
import { Cleanup } from '../lib/process';
import { Testbed } from '../lib/testbed';

const MINUTES = '10';

function minutesIn(args: string[]): number {
  try {
    const { values } = parseArgs({ args, options: { minutes: { type: 'string' } } });
    const minutes = Number(values.minutes ?? MINUTES);
    if (minutes >= 2) return minutes;
  } catch (error) {
    throw new UserError((error as Error).message);
  }
  throw new UserError(
    `--minutes takes a number from 2, as in npm run chaos -- --minutes ${MINUTES}`,
  );
}

function print(title: string, { phases, findings }: Result): boolean {
  console.log(`\n${title}\n`);
  printPhases(phases);
  console.log('');
  return printFindings(findings);
}

/**
 * `npm run chaos [-- --minutes N]`: takes the airport API from a site under load, for ten minutes
 * unless told, then kills PostgreSQL under another; prints what visitors would have met. Exit code 1
 * when a claim does not hold. The servers and the load are of its own and on loopback.
 */
export default async function chaos(args: string[]): Promise<void> {
  const minutes = minutesIn(args);
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  let holds = true;
  try {
    const testbed = new Testbed(cleanup);
    await testbed.seed('upstream');
    await testbed.copy('postgres_killed', 'upstream');
    console.log(`The airport API goes for ${minutes} minutes, then PostgreSQL for one.`);
    const upstream = await takeUpstream(testbed, cleanup, 'upstream', minutes * 60_000);
    holds = print('The airport API is down', upstream);
    const postgres = await killPostgres(testbed, cleanup, 'postgres_killed');
    holds = print('PostgreSQL is killed', postgres) && holds;
  } finally {
    await cleanup.run();
  }
  process.exit(holds ? 0 : 1);
}
