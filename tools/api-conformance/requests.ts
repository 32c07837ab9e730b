import type { z } from 'zod';
import { calls } from '../../src/api-contract/calls';
import { searchResults, suggestions } from '../../src/features/search/schema';

/** The calls of the contract as they are requested: the two replies of the search are separate calls. */
export const contractCalls = {
  ...calls,
  search: { ...calls.search, data: searchResults },
  suggestions: { ...calls.search, data: suggestions },
};

export type CallName = keyof typeof contractCalls;
export type DataOf<Name extends CallName> = z.input<(typeof contractCalls)[Name]['data']>;

export type Values = Record<string, string>;

/** A call with the parameters of its path and its query. */
export interface Address<Name extends CallName = CallName> {
  call: Name;
  parameters?: Values;
  query?: Values;
  /** How a blank is written in the query; `+` by default. */
  blank?: '%20';
}

/** Path and query of a call; suggestions are requested with `type=short`. */
export function urlOf({ call, parameters = {}, query = {}, blank }: Address, slash = ''): string {
  const path = contractCalls[call].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const values = call === 'suggestions' ? { ...query, type: 'short' } : query;
  const search = new URLSearchParams(values).toString().replaceAll('+', blank ?? '+');
  return path + slash + (search && `?${search}`);
}

/** Whether a call takes a key in its query. */
export const takes = (call: CallName, key: string): boolean =>
  key in contractCalls[call].query.shape;
/** The parameters that a call takes. */
export const parametersOf = (call: CallName): string[] =>
  Object.keys(contractCalls[call].query.shape);
