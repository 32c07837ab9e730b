import fc from 'fast-check';
import { exhaustive, seed } from './sample';

// The report of a run shows what an error says, not what caused it.
fc.configureGlobal({ includeErrorInReport: true, seed, numRuns: exhaustive ? 100 : 25 });
