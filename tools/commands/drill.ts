import { parseArgs } from 'node:util';
import { findingsOf, printFailures, printSeen } from '../disruption-drill/findings';
import { Operator } from '../disruption-drill/operators';
import { playDay } from '../disruption-drill/play';
import { startScaledSite } from '../disruption-drill/site';
import { percentile } from '../chaos/figures';
import { UserError } from '../lib/errors';
import { printFindings } from '../lib/findings';
import { Cleanup } from '../lib/process';
import { Testbed } from '../lib/testbed';

const HOURS = 6;
const defaults = { minutes: 12, readers: 3000 };
const LEAST = { minutes: 8, readers: 100 };
const MOST = { minutes: 360, readers: 10_000 };

type Settings = typeof defaults;

function settingsIn(args: string[]): Settings {
  const number = (given: string | undefined, name: keyof Settings): number => {
    const value = given === undefined ? defaults[name] : Number(given);
    if (Number.isInteger(value) && value >= LEAST[name] && value <= MOST[name]) return value;
    throw new UserError(
      `--${name} takes a whole number from ${LEAST[name]} to ${MOST[name]}, as in npm run drill -- --${name} ${defaults[name]}`,
    );
  };
  const options = { minutes: { type: 'string' }, readers: { type: 'string' } } as const;
  let values: { minutes?: string; readers?: string };
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new UserError((error as Error).message);
  }
  return { minutes: number(values.minutes, 'minutes'), readers: number(values.readers, 'readers') };
}

/**
 * `npm run drill [-- --minutes N] [-- --readers N]`: plays a day of fog against a site of its own, two servers
 * behind nginx on loopback, with two operators and three thousand readers, and prints what these saw and how
 * late. Six hours last twelve minutes unless told. Exit code 1 when a claim does not hold.
 */
export default async function drill(args: string[]): Promise<void> {
  const { minutes, readers } = settingsIn(args);
  const cleanup = new Cleanup();
  cleanup.onSignals(1);
  let holds = false;
  try {
    const testbed = new Testbed(cleanup);
    await testbed.seed('drill');
    const site = await startScaledSite(testbed, cleanup, 'drill');
    const [first = '', second = ''] = site.servers;
    const operators: [Operator, Operator] = [
      await Operator.at(first, testbed.login, 'first'),
      await Operator.at(second, testbed.login, 'second'),
    ];
    console.log(`\n${HOURS} hours of fog in ${minutes} minutes, ${readers} readers\n`);
    const played = await playDay({ site, operators, minutes, readers });
    console.log(
      '\nReplies to requests after a change, and the age of the change where it was not shown\n',
    );
    printSeen(played);
    const times = [0.5, 0.95, 0.99].map((share) => percentile(played.replies, share).toFixed(0));
    console.log(
      `\n${played.replies.length} replies: p50 ${times[0]}, p95 ${times[1]}, p99 ${times[2]} ms\n`,
    );
    printFailures(played);
    holds = printFindings(findingsOf(played));
  } finally {
    await cleanup.run();
  }
  process.exit(holds ? 0 : 1);
}
