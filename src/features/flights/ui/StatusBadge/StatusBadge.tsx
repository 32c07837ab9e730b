import type { FlightWords } from '../flight-words';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import type { Flight } from '../../schema';
import { classes } from '@/lib/classes';
import { statusView, type StatusText } from '../../status-view';
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
      {text.kind === 'own' ? <Text of={text.text} /> : ourWords(text, words)}
    </span>
  );
}

function ourWords(text: Exclude<StatusText, { kind: 'own' }>, { board, status }: FlightWords) {
  switch (text.kind) {
    case 'delayed':
      return status('delayed', { time: text.time });
    case 'earlier':
      return status('earlier', { time: text.time });
    case 'gate_changed':
      return status('gate_changed', { gate: text.gate });
    case 'belt_changed':
      return status('belt_changed', { belt: text.belt });
    case 'departedAt':
      return board('departedAt', { time: text.time });
  }
}
