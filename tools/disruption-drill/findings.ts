import { percentile } from '../chaos/figures';
import type { Finding } from '../lib/findings';
import type { Seen } from './lateness';
import type { Played } from './play';

/** Within which time every reader sees a change: 15 s of caches, and what they need to look again. */
export const MOST_LATE_MS = 20_000;

const FAILURES_SHOWN = 20;

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** What readers saw by kind of page or call: replies that showed a change, and how late the others were. */
export function printSeen({ lateness }: Played): void {
  const row = (cells: string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(20) : cell.padStart(12))).join(''));
  row(['', 'showing', 'not yet', 'p50', 'p99', 'worst']);
  const late = ({ old }: Seen, share: number) =>
    old.length === 0
      ? '–'
      : inSeconds(
          percentile(
            old.map((ms) => ({ ms })),
            share,
          ),
        );
  for (const [kind, seen] of lateness.byKind) {
    const { shown, old } = seen;
    row([kind, `${shown}`, `${old.length}`, late(seen, 0.5), late(seen, 0.99), late(seen, 1)]);
  }
}

/** Requests that were not answered as they should be, the first of them. */
export function printFailures({ failures }: Played): void {
  for (const { at, path, status } of failures.slice(0, FAILURES_SHOWN)) {
    console.log(`${inSeconds(at).padStart(10)}  ${path}  ${status ?? 'no reply'}`);
  }
}

export function findingsOf({
  lateness,
  replies,
  failures,
  collisions,
  affected,
}: Played): Finding[] {
  const having = (matches: (status: number | null) => boolean) =>
    failures.filter(({ status }) => matches(status)).length;
  const lost = having((status) => status === null);
  const failed = having((status) => status !== null && status >= 500);
  const refused = failures.length - lost - failed;
  const worst = lateness.worst;
  const old = [...lateness.byKind.values()].flatMap((seen) => seen.old);
  const tooLate = old.filter((ms) => ms > MOST_LATE_MS).length;
  return [
    {
      claim: 'No page or call answers 5xx, and every request is answered',
      found: `${failed} of ${replies.length} 5xx, ${refused} refused, ${lost} lost`,
      holds: replies.length > 0 && failures.length === 0,
    },
    {
      claim: `Every reader sees every change within ${inSeconds(MOST_LATE_MS)}, so that no two pages disagree for longer`,
      found: worst
        ? `${tooLate} later; the last old reply ${inSeconds(worst.ms)} after its change (${worst.path})`
        : 'at the next request',
      holds: tooLate === 0 && lateness.changes > 0,
    },
    {
      claim: 'Every change is seen',
      found: `${lateness.unseen.length} of ${lateness.changes} were not`,
      holds: lateness.unseen.length === 0,
    },
    {
      claim: 'No address shows again what was before a change it has shown',
      found: `${lateness.wentBack.length} replies${lateness.wentBack[0] ? `, as ${lateness.wentBack[0].path}` : ''}`,
      holds: lateness.wentBack.length === 0,
    },
    {
      claim: 'The second of two operators is shown what the first wrote',
      found: `${collisions.filter(Boolean).length} of ${collisions.length}`,
      holds: collisions.length > 0 && collisions.every(Boolean),
    },
    {
      claim: 'The disruption names the flights',
      found: `${affected}`,
      holds: affected > 0,
    },
  ];
}
