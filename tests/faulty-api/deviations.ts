import type { Deviation } from './deviations/deviation';
import { extension } from './deviations/extension';
import { flights } from './deviations/flights';
import { headers } from './deviations/headers';
import { lists } from './deviations/lists';
import { requests } from './deviations/requests';
import { shapes } from './deviations/shapes';
import { texts } from './deviations/texts';

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
