import { setTimeout as wait } from 'node:timers/promises';
import { COPY_OLDEST_MS } from '@/lib/read-copies';

/** A copy that is read from is looked at again after so long. */
const RENEW_MS = 300;
const LOOK_EVERY_MS = 20;
/** A copy that is behind or does not answer is left alone for so long. */
export const REST_MS = 5000;

/** What a copy follows, by positions in the log of the database. */
export interface Log {
  /** Where the log ends: all that is committed is before it. */
  end(): Promise<string>;
  /** Whether the copy has carried out the log up to a position. */
  isCarriedOut(position: string): Promise<boolean>;
}

/** Told when a copy is no longer to be read from, and why; null when it is again. */
type Told = (problem: Error | null) => void;

/**
 * Knows up to which moment a copy has everything that was committed. Nothing is asked of a copy that
 * nobody wants to read from.
 * @param now milliseconds of a clock that never goes back
 */
export function followed(log: Log, told: Told, now = () => performance.now()) {
  let upTo = -Infinity;
  let restsUntil = -Infinity;
  let looking: Promise<void> | undefined;
  let trusted = true;

  async function look(): Promise<void> {
    const begun = now();
    const position = await log.end();
    while (!(await log.isCarriedOut(position))) {
      if (now() - begun > COPY_OLDEST_MS)
        throw new Error(`It is more than ${COPY_OLDEST_MS} ms behind.`);
      await wait(LOOK_EVERY_MS);
    }
    upTo = begun;
    if (!trusted) told(null);
    trusted = true;
  }

  function doubt(problem: Error): void {
    upTo = -Infinity;
    restsUntil = now() + REST_MS;
    if (trusted) told(problem);
    trusted = false;
  }

  return {
    /**
     * Whether the copy has all that was committed a second ago. Returns at once; what is not known is
     * found out for whoever asks next.
     */
    isCurrent(): boolean {
      const age = now() - upTo;
      if (age > RENEW_MS && now() >= restsUntil) {
        looking ??= look()
          .catch(doubt)
          .finally(() => (looking = undefined));
      }
      return age <= COPY_OLDEST_MS;
    },
    /** Says that it failed to answer. */
    doubt,
  };
}

export type Followed = ReturnType<typeof followed>;
