import type { Counts } from '@/cms/translation-status/status';
import type { Say } from '@/cms/admin-words/say';
import { stateIcons } from '@/studio/preview-overlay/types';
import { todoStates, type TodoState } from '@/studio/lib/states';
import { Icon } from '@/cms/admin-ui/Icon';
import styles from './states.module.scss';

interface Props {
  counts: Counts;
  say: Say;
  /** Only the worst state. */
  one?: boolean;
}

/** How a document stands in a language: each state as a pill with its number. */
export function StatePills({ counts, say, one = false }: Props) {
  const states = todoStates.filter((state) => counts[state] > 0).slice(0, one ? 1 : undefined);
  if (states.length === 0) {
    return (
      <span className={styles.pill} data-state="complete">
        <Icon name="check" size={12} />
        {say('complete')}
      </span>
    );
  }
  return states.map((state: TodoState) => (
    <span key={state} className={styles.pill} data-state={state}>
      <Icon name={stateIcons[state] ?? 'missing'} size={12} />
      {say(state, { count: counts[state] })}
    </span>
  ));
}
