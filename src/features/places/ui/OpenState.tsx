'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import type { OpeningHours } from '../schema';
import { classes } from '@/lib/classes';
import { openState } from '../hours';
import { MINUTE_MS } from '@/lib/time';
import styles from './OpenState.module.scss';

interface Props {
  hours: OpeningHours[];
  /** The moment the server rendered, in milliseconds; afterwards the clock goes on. */
  now: number;
  /** On a ground of its own, where it is the first thing to know. */
  badge?: boolean;
}

const minuteOf = (moment: number) => Math.floor(moment / MINUTE_MS) * MINUTE_MS;
const thisMinute = () => minuteOf(Date.now());

const watching = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all: a page shows dozens. */
function everyMinute(changed: () => void) {
  watching.add(changed);
  timer ??= setInterval(() => watching.forEach((tell) => tell()), MINUTE_MS);
  return () => {
    watching.delete(changed);
    if (watching.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Open or not, and until when; nothing where the hours are not known. */
export function OpenState({ hours, now, badge = false }: Props) {
  const t = useTranslations('hours');
  const at = useSyncExternalStore(everyMinute, thisMinute, () => minuteOf(now));
  const state = openState(hours, at);
  if (!state) return null;
  const open = state.kind === 'always' || state.kind === 'open';
  return (
    <span className={classes(styles.state, open && styles.open, badge && styles.badge)}>
      <Icon name={open ? 'check-circle' : 'clock'} size={18} />
      {state.kind === 'always' && t('always')}
      {state.kind === 'open' && t('until', { time: state.until })}
      {state.kind === 'opens' && t('opens', { time: state.at })}
      {state.kind === 'closedToday' && t('closedToday')}
    </span>
  );
}
