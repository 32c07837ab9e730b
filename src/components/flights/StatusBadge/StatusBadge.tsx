import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { Text } from '@/components/ui/Text/Text';
import type { Flight } from '@/contract/flights';
import { classes } from '@/lib/classes';
import { statusView, type StatusText } from '@/lib/flights/status-view';
import styles from './StatusBadge.module.scss';

/** A flight's state: an icon and words. */
export function StatusBadge({ flight }: { flight: Flight }) {
  const { tone, icon, text } = statusView(flight);
  return (
    <span className={classes(styles.badge, styles[tone])}>
      <Icon name={icon} size={18} />
      <Words text={text} />
    </span>
  );
}

function Words({ text }: { text: StatusText }) {
  const t = useTranslations('status');
  const board = useTranslations('board');
  switch (text.kind) {
    case 'own':
      return <Text of={text.text} />;
    case 'delayed':
      return t('delayed', { time: text.time });
    case 'earlier':
      return t('earlier', { time: text.time });
    case 'gate_changed':
      return t('gate_changed', { gate: text.gate });
    case 'belt_changed':
      return t('belt_changed', { belt: text.belt });
    case 'departedAt':
      return board('departedAt', { time: text.time });
  }
}
