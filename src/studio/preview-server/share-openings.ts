import { MINUTE_MS } from '@/lib/time';

/** How often a share link was opened since that was last written, and when last. */
export interface Openings {
  count: number;
  /** Milliseconds since 1970. */
  at: number;
}

type Write = (share: string, openings: Openings) => Promise<void>;

/**
 * Notes that share links are opened. The first time is written at once; what follows within a minute
 * is counted here and written at its end, so that a link that many read costs one write a minute.
 * @param write is given each opening once; what it fails to write is tried again a minute later
 */
export function openingsOf(write: Write): (share: string, at: number) => Promise<void> {
  const unwritten = new Map<string, Openings>();
  const resting = new Set<string>();

  const add = (share: string, { count, at }: Openings) => {
    const known = unwritten.get(share) ?? { count: 0, at: 0 };
    unwritten.set(share, { count: known.count + count, at: Math.max(known.at, at) });
  };
  const flush = async (share: string) => {
    const openings = unwritten.get(share);
    if (!openings) return void resting.delete(share);
    unwritten.delete(share);
    resting.add(share);
    setTimeout(() => void flush(share), MINUTE_MS).unref();
    try {
      await write(share, openings);
    } catch (error) {
      console.error(error);
      add(share, openings);
    }
  };
  return async (share, at) => {
    add(share, { count: 1, at });
    if (!resting.has(share)) await flush(share);
  };
}
