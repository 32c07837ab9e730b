import fc from 'fast-check';

// The report of a run shows what an error says, not what caused it.
fc.configureGlobal({ includeErrorInReport: true });
