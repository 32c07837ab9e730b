import type { ReactNode } from 'react';
import styles from './Surface.module.scss';

/** The one raised surface of a page, lying over the end of its deep hero. */
export function Surface({ children }: { children: ReactNode }) {
  return <div className={styles.surface}>{children}</div>;
}
