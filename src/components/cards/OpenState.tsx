'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import type { OpeningHours } from '@/contract/cards';
import { classes } from '@/lib/classes';
import { openState } from '@/lib/hours';
import { MINUTE_MS } from '@/lib/time';
import styles from './OpenState.module.scss';

interface Props {
  hours: OpeningHours[];
  /** The moment the server rendered, in milliseconds; afterwards the clock goes on. */
  now: number;
}

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, MINUTE_MS);
  return () => clearInterval(timer);
}
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/** Open or not, and until when; nothing where the hours are not known. */
export function OpenState({ hours, now }: Props) {
  const t = useTranslations('hours');
  const at = useSyncExternalStore(everyMinute, thisMinute, () => now);
  const state = openState(hours, at);
  if (!state) return null;
  const open = state.kind === 'always' || state.kind === 'open';
  return (
    <span className={classes(styles.state, open && styles.open)}>
      <Icon name={open ? 'check-circle' : 'clock'} size={18} />
      {state.kind === 'always' && t('always')}
      {state.kind === 'open' && t('until', { time: state.until })}
      {state.kind === 'opens' && t('opens', { time: state.at })}
      {state.kind === 'closedToday' && t('closedToday')}
    </span>
  );
}
