import { useId, useSyncExternalStore } from 'react';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { LocalText } from '@/lib/local-text';
import type { Choice } from '../choices';
import { choose, subscribe, valueOf } from '../store';
import styles from './ChoiceGroup.module.scss';

/** What is chosen, then a word for each of its values. */
export type GroupWords = readonly [legend: LocalText, ...values: string[]];

interface Props {
  choice: Choice;
  words: GroupWords;
  /** Shown above each word, larger from value to value. */
  symbol?: LocalText;
}

/** One choice as radio buttons; it applies at once. */
export function ChoiceGroup({ choice, words: [legend, ...texts], symbol }: Props) {
  const name = useId();
  const current = useSyncExternalStore(subscribe, () => valueOf(choice));
  return (
    <fieldset className={styles.group}>
      <TextIn as="legend" of={legend} />
      <div className={styles.values}>
        {choice.values.map((value, index) => (
          <label key={value} className={styles.value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => choose(choice, value)}
            />
            {symbol && (
              <span className={styles.symbol} data-size={index} aria-hidden="true">
                <Text of={symbol} />
              </span>
            )}
            <span>{texts[index]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
