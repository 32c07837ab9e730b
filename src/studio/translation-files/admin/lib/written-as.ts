import type { ExchangeSay } from '@/cms/admin-words/say';
import type { Kinds } from '@/studio/lib/tree';

/** How many texts an import writes as drafts, and how many visitors see at once. */
export interface WrittenAs {
  drafts: number;
  live: number;
}

/** Whether what is written to a document is a draft; that of a kind without drafts is public at once. */
export const isDrafted = (ref: string, kinds: Kinds): boolean =>
  kinds[ref.split(':')[0] ?? '']?.hasDrafts ?? true;

export function writtenAs(changes: readonly { ref: string }[], kinds: Kinds): WrittenAs {
  const drafts = changes.filter(({ ref }) => isDrafted(ref, kinds)).length;
  return { drafts, live: changes.length - drafts };
}

/** What the button says that writes them. */
export function writeWords({ drafts, live }: WrittenAs, words: ExchangeSay): string {
  if (live === 0) return drafts === 1 ? words('writeOne') : words('write', { count: drafts });
  if (drafts > 0) return words('writeBoth', { drafts, live });
  return live === 1 ? words('writeLiveOne') : words('writeLive', { count: live });
}

/** What becomes of them then. */
export function outcomeWords({ drafts, live }: WrittenAs, words: ExchangeSay): string {
  if (live === 0) return words('draftsOnly');
  return drafts > 0 ? words('draftsAndLive', { live }) : words('liveOnly');
}
