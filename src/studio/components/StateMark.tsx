import { localeNames, type Locale } from '@/i18n/locales';
import type { Counts } from '@/cms/translation-status/status';
import type { Say } from '@/cms/admin-words/say';
import { todoStates, worstOf } from '@/studio/lib/states';
import { Icon } from '@/cms/admin-ui/Icon';
import styles from './states.module.scss';

/** How a document stands in a language, in words: "3 missing, 2 shown in Oʻzbekcha". */
export function inWords(counts: Counts, say: Say): string {
  const parts = todoStates.filter((state) => counts[state] > 0);
  if (parts.length === 0) return say('complete');
  return parts.map((state) => say(state, { count: counts[state] })).join(', ');
}

/** The same as a sentence about the language. */
export const sentence = (lang: Locale, counts: Counts, say: Say): string =>
  `${localeNames[lang]}: ${inWords(counts, say)}`;

/** The worst of a document's states in a language by form and number; its words are the row's. */
export function StateMark({ counts }: { counts: Counts }) {
  const worst = worstOf(counts);
  return (
    <span className={styles.mark} data-state={worst ?? 'complete'} aria-hidden="true">
      {worst ? counts[worst] : <Icon name="check" size={14} />}
    </span>
  );
}
