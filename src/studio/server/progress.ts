import { byLanguage, defaultLocale, type Locale } from '@/i18n/locales';
import { isComplete, type Counts, type FieldState } from '@/cms/translation-status/status';
import type { Entry } from './overview';

/** How far the documents of a kind are in a language. */
export interface Progress {
  kind: string;
  languages: Record<Locale, { complete: number; total: number; counts: Counts }>;
}

const add = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    Object.entries(one).map(([state, count]) => [state, count + other[state as FieldState]]),
  ) as Counts;

/** The documents of each kind, complete and in all, in each language. */
export function progressOf(entries: readonly Entry[]): Progress[] {
  return [...new Set(entries.map(({ kind }) => kind))].map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind);
    return {
      kind,
      languages: byLanguage((lang) => ({
        total: ofKind.length,
        complete: ofKind.filter(({ languages }) => isComplete(languages[lang].counts)).length,
        counts: ofKind.map(({ languages }) => languages[lang].counts).reduce(add),
      })),
    };
  });
}

/** Work on one language of a document. */
export interface Task {
  entry: Entry;
  lang: Locale;
  state: Exclude<FieldState, 'own' | 'empty'>;
  count: number;
}

/**
 * What is most urgent first: missing on a public page, changed on every page, changed on a public
 * page, then what stands in Uzbek by the number of its fields, then drafts.
 */
export function tasksOf(entries: readonly Entry[], langs: readonly Locale[]): Task[] {
  const rank = ({ entry, state }: Task): number => {
    const isPublic = entry.languages[defaultLocale].published;
    if (!isPublic) return 4;
    if (state === 'missing') return 0;
    if (state === 'changed') return entry.group === 'everywhere' ? 1 : 2;
    return 3;
  };
  return entries
    .flatMap((entry) =>
      langs.flatMap((lang): Task[] => {
        const { counts } = entry.languages[lang];
        const state = (['missing', 'changed', 'fallback'] as const).find(
          (name) => counts[name] > 0,
        );
        return state ? [{ entry, lang, state, count: counts[state] }] : [];
      }),
    )
    .sort((a, b) => rank(a) - rank(b) || b.count - a.count);
}
