import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { CallName } from '../api-conformance/requests';
import { NoAnswer } from '../api-conformance/client';
import { printed } from '../api-conformance/print';
import { callNames, conformance, type Options, type Report } from '../api-conformance/run';
import { UserError } from '../lib/errors';
import { originOf } from '../lib/origin';

const USAGE =
  'npm run conformance -- https://api.example.com [--extended] [--only CALL] [--json FILE]';

const options = {
  json: { type: 'string' },
  extended: { type: 'boolean' },
  only: { type: 'string' },
} as const;

const firstSentence = (error: unknown) => String((error as Error).message).split('. ')[0];

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UserError(`${firstSentence(error)} ${USAGE}`, 2);
  }
}

function callsIn(list: string | undefined): CallName[] | undefined {
  const names = list?.split(',').map((name) => name.trim());
  const unknown = names?.find((name) => !callNames.includes(name as CallName));
  if (unknown !== undefined) {
    throw new UserError(`There is no call ${unknown}. Calls: ${callNames.join(', ')}`, 2);
  }
  return names as CallName[] | undefined;
}

async function checked(origin: string, how: Options): Promise<Report> {
  try {
    return await conformance(origin, how);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    throw new UserError(
      `${origin} cannot be checked, its first call had no answer: ${error.message}.`,
      2,
    );
  }
}

/**
 * `npm run conformance -- URL [--extended] [--only CALL,CALL] [--json FILE]`: whether a server speaks
 * the contract. Exits with 0 when it does, 1 when it deviates, 2 when the address is of no use.
 */
export default async function run(args: string[]): Promise<void> {
  const { values, positionals } = parsed(args);
  const origin = originOf(positionals[0], USAGE, 2);
  const only = callsIn(values.only);
  const report = await checked(origin, { extended: values.extended, only });
  if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
  console.log(printed(report));
  const deviates = report.findings.some(({ level }) => level === 'deviation');
  process.exitCode = deviates || report.stopped ? 1 : 0;
}
