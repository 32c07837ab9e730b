import { wordsDiff, type Run } from '@/studio/lib/words-diff';

/**
 * How a text became another, line by line where they have as many lines, so that the blocks of a
 * body stay apart.
 */
export function lineRuns(before: string, after: string): Run[][] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) return [wordsDiff(before, after)];
  return old.map((line, index) => wordsDiff(line, now[index] ?? ''));
}
