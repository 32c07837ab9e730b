import type { Locale } from '@/i18n/locales';
import type { Counts, FieldState } from '@/cms/translation-status/status';
import type { Entry } from '@/studio/server/overview';

/** The states that are work, the worst first. */
export const todoStates = ['missing', 'changed', 'fallback'] as const;
export type TodoState = (typeof todoStates)[number];

export const isTodo = (state: FieldState | undefined): state is TodoState =>
  todoStates.includes(state as TodoState);

/** How many fields are work in a language. */
export const todoCount = ({ missing, changed, fallback }: Counts): number =>
  missing + changed + fallback;

/** The worst of the states of a document's fields; null where it is complete. */
export const worstOf = (counts: Counts): TodoState | null =>
  todoStates.find((state) => counts[state] > 0) ?? null;

const nothing: Counts = { own: 0, changed: 0, fallback: 0, missing: 0, empty: 0 };

/** What several documents have together in a language. */
export function sumOf(entries: readonly Entry[], lang: Locale): Counts {
  return entries.reduce((sum, { languages }) => {
    const { counts } = languages[lang];
    return {
      own: sum.own + counts.own,
      changed: sum.changed + counts.changed,
      fallback: sum.fallback + counts.fallback,
      missing: sum.missing + counts.missing,
      empty: sum.empty + counts.empty,
    };
  }, nothing);
}

/** Whether a document has work in one of the languages. */
export const hasWork = (entry: Entry, languages: readonly Locale[]): boolean =>
  languages.some((lang) => todoCount(entry.languages[lang].counts) > 0);
