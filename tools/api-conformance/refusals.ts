import { contractCalls, takes, type Address, type CallName, type Values } from './requests';
import type { Examiner } from './examiner';
import { examplesOf } from './examples';
import { byFilter } from '../../src/features/places/filters';

const tooLong = 'x'.repeat(201);

/** Values that a key of that name may be refused with. */
const suspects: Record<string, string[]> = {
  direction: ['up'],
  date: ['2026-13-40', 'tomorrow'],
  limit: ['abc', '0', '101', '1.5'],
  offset: ['-1', 'abc'],
  sort: ['size'],
  search: [tooLong],
  city: [tooLong],
  ...byFilter(() => [tooLong]),
  type: ['charter', tooLong],
};

/** The queries that the contract's schema of a call refuses, each with the key that is wrong. */
export const impossibleQueries = (call: CallName): [key: string, query: Values][] =>
  Object.entries(suspects)
    .filter(([key]) => takes(call, key))
    .flatMap(([key, values]) => values.map((value): [string, Values] => [key, { [key]: value }]))
    .filter(([, query]) => !contractCalls[call].query.safeParse(query).success);

export async function checkQueries(examiner: Examiner, call: CallName): Promise<void> {
  const queries = impossibleQueries(call);
  if (queries.length === 0) return;
  for (const example of await examplesOf(examiner, call)) {
    for (const [key, wrong] of queries) {
      const address = { ...example, query: { ...example.query, ...wrong } };
      await examiner.refused(address, 'invalid_query', key);
    }
  }
}

/** Ids that no server has: well formed, not a slug, and not ASCII. */
const unknownIds = ['no-such-item', 'No_Such Item', 'йўқ'];

const unknown: Partial<Record<CallName, Address['parameters'][]>> = {
  cardList: [{ kind: 'no-such-kind' }],
  flight: ['zz9999-20261121-d', 'zz9999-20261340-d', ...unknownIds].map((id) => ({ id })),
  card: [
    ...unknownIds.map((id) => ({ kind: 'shops', id })),
    { kind: 'no-such-kind', id: 'no-such-item' },
  ],
  press: unknownIds.map((id) => ({ id })),
  service: unknownIds.map((id) => ({ id })),
  partner: unknownIds.map((id) => ({ id })),
  person: unknownIds.map((id) => ({ id })),
  page: unknownIds.map((slug) => ({ slug })),
};

export async function checkUnknown(examiner: Examiner, call: CallName): Promise<void> {
  for (const parameters of unknown[call] ?? []) {
    await examiner.refused({ call, parameters }, 'not_found');
  }
}

/** A path that is no call of the contract. */
export const checkUnknownCall = (examiner: Examiner): Promise<void> =>
  examiner.refusal({ call: 'any other', url: '/api/no-such-call' }, 'not_found');
