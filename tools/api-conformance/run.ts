import { contractCalls, type CallName } from './requests';
import { checkPaging } from './lists';
import { checkCardFilters, checkPressFilters } from './filters';
import { checkBoards, checkFlightSearch } from './flights';
import { Client, defaultLimits, Exhausted, NoAnswer, type Limits } from './client';
import {
  checkCards,
  checkCounted,
  checkFlightDetails,
  checkPeople,
  checkReleases,
} from './details';
import { checkEveryCall } from './every-call';
import { Examiner } from './examiner';
import { checkLayout } from './layout';
import { placeKind, Recorder, verdict, type Finding } from './recorder';
import { checkOpenapi } from './openapi';
import { checkPages } from './pages';
import { checkNeighbours, checkOrder } from './press';
import { checkQueries, checkUnknown, checkUnknownCall } from './refusals';
import { checkSorting, checkSuggestions } from './results';
import { isOfExtension, ruleNames, type RuleName } from './rules';
import { checkSchedule } from './schedule';
import { checkScheme } from './scheme';
import { checkSearching } from './searching';

type Part = (examiner: Examiner) => Promise<void>;

/** What a call owes beyond what every call does. */
const ofCall: Partial<Record<CallName, Part[]>> = {
  layout: [checkLayout, checkUnknownCall],
  flights: [checkBoards, checkFlightSearch],
  schedule: [checkSchedule],
  cardList: [
    checkCardFilters,
    (examiner) => checkPaging(examiner, 'cardList'),
    (examiner) => checkSearching(examiner, 'cardList'),
  ],
  pressList: [
    checkOrder,
    checkPressFilters,
    (examiner) => checkPaging(examiner, 'pressList'),
    (examiner) => checkSearching(examiner, 'pressList'),
  ],
  search: [
    checkSorting,
    (examiner) => checkPaging(examiner, 'search'),
    (examiner) => checkSearching(examiner, 'search'),
  ],
  suggestions: [checkSuggestions],
  flight: [checkFlightDetails],
  card: [checkCards],
  press: [checkReleases, checkNeighbours],
  services: [(examiner) => checkCounted(examiner, 'services', 'service')],
  partners: [(examiner) => checkCounted(examiner, 'partners', 'partner')],
  pages: [checkPages, checkOpenapi],
  person: [checkPeople],
  scheme: [checkScheme],
};

const partsOf = (call: CallName): Part[] => [
  (examiner) => checkEveryCall(examiner, call),
  ...(call === 'suggestions' ? [] : [(examiner: Examiner) => checkQueries(examiner, call)]),
  (examiner) => checkUnknown(examiner, call),
  ...(ofCall[call] ?? []),
];

export const callNames = Object.keys(contractCalls) as CallName[];

export interface Options {
  /** Checks the extension calls as well. */
  extended?: boolean;
  /** Calls to check; all of them by default. */
  only?: readonly CallName[];
  limits?: Partial<Limits>;
}

export interface Report {
  origin: string;
  extended: boolean;
  calls: CallName[];
  findings: Finding[];
  checks: number;
  requests: number;
  /** The maximum of requests of one check. */
  mostRequests: number;
  /** Milliseconds. */
  duration: number;
  /** How many rules there are for such a check. */
  rules: number;
  /** Those of them that no reply gave an occasion to check. */
  unchecked: RuleName[];
  /** Why the check ended before its end; null where it did not. */
  stopped: string | null;
}

/** What two findings of the same deviation have in common, though what was found may be another value. */
const deviationOf = ({ rule, call, at }: Finding) => `${rule} ${call} ${placeKind(at)}`;

/**
 * Runs a part. Where two replies did not agree, it is run again with new requests: what a server tells of
 * may have changed between them. Findings that are not found again are withdrawn.
 */
async function confirmed(examiner: Examiner, call: CallName, part: Part): Promise<void> {
  const before = examiner.compared.length;
  await attempt(examiner, call, part);
  const doubtful = examiner.compared.slice(before);
  if (doubtful.length === 0) return;
  examiner.client.clearCache();
  const again = new Examiner(examiner.client, new Recorder());
  await attempt(again, call, part);
  const found = new Set(again.compared.map(deviationOf));
  for (const finding of doubtful) {
    if (!found.has(deviationOf(finding))) examiner.recorder.withdraw(finding);
  }
}

/** Runs a part; a call without an answer ends it and is recorded. */
async function attempt(examiner: Examiner, call: CallName, part: Part): Promise<void> {
  try {
    await part(examiner);
  } catch (error) {
    if (!(error instanceof NoAnswer) || examiner.client.requests === 1) throw error;
    const difference = { at: 'reply', expected: 'an answer', found: error.message };
    examiner.recorder.record({ call, url: error.url }, verdict('answer', false, difference));
  }
}

/** Runs every part of the calls; why it stopped before the end, or null. */
async function runParts(examiner: Examiner, calls: readonly CallName[]): Promise<string | null> {
  try {
    for (const call of calls) {
      for (const part of partsOf(call)) await confirmed(examiner, call, part);
    }
    return null;
  } catch (error) {
    if (error instanceof Exhausted) return error.message;
    throw error;
  }
}

/**
 * Checks a server against the contract: requests every call, one after the other, and only reads. A call
 * without an answer is a finding.
 * @throws NoAnswer when the very first has none
 */
export async function conformance(
  origin: string,
  { extended = false, only, limits }: Options = {},
): Promise<Report> {
  const begun = Date.now();
  const bounds = { ...defaultLimits, ...limits };
  const client = new Client(origin, bounds);
  const recorder = new Recorder();
  const calls = callNames.filter((call) =>
    only ? only.includes(call) : extended || !contractCalls[call].extension,
  );
  const stopped = await runParts(new Examiner(client, recorder), calls);
  const owed = ruleNames.filter((rule) => extended || !isOfExtension(rule));
  return {
    origin,
    extended,
    calls,
    findings: recorder.findings,
    checks: recorder.checks,
    requests: client.requests,
    mostRequests: bounds.requests,
    duration: Date.now() - begun,
    rules: owed.length,
    unchecked: owed.filter((rule) => !recorder.checked.has(rule)),
    stopped,
  };
}
