import type { Deviation } from './contract-violations/deviation';
import { extension } from './contract-violations/extension';
import { flights } from './contract-violations/flights';
import { headers } from './contract-violations/headers';
import { lists } from './contract-violations/lists';
import { requests } from './contract-violations/requests';
import { shapes } from './contract-violations/shapes';
import { texts } from './contract-violations/texts';

/**
 * Ways in which a server may differ from the contract, for the fault server to commit and for the
 * conformance check to find. Each is a pure change of how a call is answered.
 */
export const deviations: readonly Deviation[] = [
  ...shapes,
  ...texts,
  ...requests,
  ...headers,
  ...lists,
  ...flights,
  ...extension,
];

export const deviationNames = deviations.map(({ name }) => name);
