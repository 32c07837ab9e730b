import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import type { Flight } from '../../schema';
import { classes } from '@/lib/classes';
import { statusView } from '../../status-view';
import { statusWords, type FlightWords } from '../../status-words';
import styles from './StatusBadge.module.scss';

interface Props {
  flight: Flight;
  words: FlightWords;
}

/** A flight's state: an icon and words. */
export function StatusBadge({ flight, words }: Props) {
  const { tone, icon, text } = statusView(flight);
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} size={18} />
      {text.kind === 'own' ? <Text of={text.text} /> : statusWords(text, words)}
    </span>
  );
}
