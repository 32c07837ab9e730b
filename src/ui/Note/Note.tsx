import type { ReactNode } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { classes } from '@/lib/classes';
import styles from './Note.module.scss';

interface Props {
  tone: 'info' | 'warn';
  children: ReactNode;
}

/** Something to know before reading on. */
export function Note({ tone, children }: Props) {
  return (
    <div className={classes(styles.note, styles[tone])}>
      <span className={styles.icon}>
        <Icon name={tone === 'warn' ? 'alert' : 'info'} size={24} />
      </span>
      <div>{children}</div>
    </div>
  );
}
