import type { ReactNode } from 'react';
import styles from './Sheet.module.scss';

/** The one raised surface of a page, lying over the end of its deep hero. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}
