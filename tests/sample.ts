/** Whether everything is tested, as `npm run test:all` does, or the sample of it that `npm test` is. */
export const exhaustive = process.env.EXHAUSTIVE === 'true';

const FILES_AMONG = 12;

/** The seed of what a run chooses and generates. A run prints it; `SEED=…` repeats the run. */
export const seed = Number(process.env.SEED ?? 24);

const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, seed);

/**
 * Equal variants of one test, such as languages and window sizes: all of them where everything is
 * tested, else one. Which one depends on the seed and on `title`, so that the gate as a whole meets all.
 */
export function sampled<T>(title: string, variants: readonly T[]): readonly T[] {
  if (exhaustive || variants.length === 0) return variants;
  return [variants[numberOf(title) % variants.length] as T];
}

/**
 * Of test files that need not be in every gate: one twelfth where a gate names no tests, else all. The seed is
 * the commit's, so that one commit after the other meets them all, and each always the same.
 */
export const sampledFiles = (files: readonly string[]): string[] =>
  process.env.SAMPLE_FILES === 'true'
    ? files.toSorted().filter((_, index) => (index + seed) % FILES_AMONG === 0)
    : [...files];

/** Whether one of many cases is tried: all where everything is tested, else about one in `among`. */
export const chosen = (title: string, among: number): boolean =>
  exhaustive || numberOf(title) % among === 0;
