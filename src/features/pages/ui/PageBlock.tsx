import type { ReactNode } from 'react';
import styles from './PageBlock.module.scss';

/** A block on the page's ground, apart from what stands before it. */
export function PageBlock({ children }: { children: ReactNode }) {
  return <div className={styles.block}>{children}</div>;
}
