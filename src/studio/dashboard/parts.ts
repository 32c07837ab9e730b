import type { Locale } from '@/i18n/locales';
import type { Entry } from '@/studio/server/overview';
import type { TodoState } from '@/studio/lib/states';
import { worstOf } from '@/studio/lib/states';

/** The parts of a bar, in the same order everywhere. */
export const partNames = ['complete', 'changed', 'fallback', 'missing'] as const;
export type PartName = 'complete' | TodoState;

export type Parts = Record<PartName, number>;

/** The documents in a language by the worst of their fields' states. */
export function partsOf(entries: readonly Entry[], lang: Locale): Parts {
  const parts: Parts = { complete: 0, changed: 0, fallback: 0, missing: 0 };
  for (const { languages } of entries) parts[worstOf(languages[lang].counts) ?? 'complete'] += 1;
  return parts;
}

/** Rounded down, so that 100% means all; nothing to do is all. */
export const percentOf = (part: number, all: number): number =>
  all === 0 ? 100 : Math.floor((100 * part) / all);

/** A row of the table: a kind of documents, or several globals together. */
export interface ProgressRow {
  /** As the tree's filter takes it; null for everything. */
  kind: string | null;
  title: string;
  entries: Entry[];
}
