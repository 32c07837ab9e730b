'use client';

import { usePathname } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { DEFAULT_HEADER_THEME, setHeaderTheme, useHeaderTheme } from './header-theme';
import styles from './Header.module.scss';

/** The header's element with its theme, which every change of path resets. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const path = usePathname();
  useEffect(() => setHeaderTheme(DEFAULT_HEADER_THEME), [path]);
  return (
    <header className={styles.header} data-theme={useHeaderTheme()}>
      <div className={styles.row}>{children}</div>
    </header>
  );
}
