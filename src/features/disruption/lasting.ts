import { severityNames } from './kinds';
import type { DisruptionRecord } from './model';
import { HOUR_MS } from '@/lib/time';

/** So long the all-clear stands after the end. */
export const ALL_CLEAR_MS = 3 * HOUR_MS;

/** Whether a disruption has ended, by hand or by its time. */
export const isOver = ({ period: { until } }: DisruptionRecord, now: number): boolean =>
  until !== null && until <= now;

const rank = ({ severity }: DisruptionRecord): number => severityNames.indexOf(severity);

/**
 * Those that are told of at a moment: the ones that last, the severest first, then the ones that ended
 * a short while ago, the latest first.
 */
export function toldAt(all: readonly DisruptionRecord[], now: number): DisruptionRecord[] {
  const begun = all.filter(({ period }) => period.from <= now);
  const lasting = begun.filter((one) => !isOver(one, now));
  const over = begun.filter(
    // What ended before it began was never told of.
    ({ period: { from, until } }) =>
      until !== null && until > from && until <= now && now < until + ALL_CLEAR_MS,
  );
  return [
    ...lasting.toSorted((a, b) => rank(b) - rank(a)),
    ...over.toSorted((a, b) => (b.period.until ?? 0) - (a.period.until ?? 0)),
  ];
}
