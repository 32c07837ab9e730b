import type { z } from 'zod';
import { calls } from '../../src/api/calls';
import { searchResults, suggestions } from '../../src/features/search/schema';

/** The calls of the contract as they are asked: the two replies of the search are told apart. */
export const asked = {
  ...calls,
  search: { ...calls.search, data: searchResults },
  suggestions: { ...calls.search, data: suggestions },
};

export type CallName = keyof typeof asked;
export type DataOf<Name extends CallName> = z.input<(typeof asked)[Name]['data']>;

export type Values = Record<string, string>;

/** A call with the parameters of its path and its query. */
export interface Address<Name extends CallName = CallName> {
  call: Name;
  parameters?: Values;
  query?: Values;
  /** How a blank is written in the query; `+` unless told otherwise. */
  blank?: '%20';
}

/** Path and query of a call; suggestions are asked with `type=short`. */
export function urlOf({ call, parameters = {}, query = {}, blank }: Address, slash = ''): string {
  const path = asked[call].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(parameters[name] ?? ''),
  );
  const values = call === 'suggestions' ? { ...query, type: 'short' } : query;
  const search = new URLSearchParams(values).toString().replaceAll('+', blank ?? '+');
  return path + slash + (search && `?${search}`);
}

/** Whether a call takes a key in its query. */
export const takes = (call: CallName, key: string): boolean => key in asked[call].query.shape;
/** The parameters that a call takes. */
export const parametersOf = (call: CallName): string[] => Object.keys(asked[call].query.shape);
