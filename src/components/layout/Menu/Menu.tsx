'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import styles from './Menu.module.scss';

interface Props {
  open: string;
  close: string;
  title: string;
  children: ReactNode;
}

/**
 * The menu behind the burger, in the platform's own modal dialog: Escape closes it, focus stays
 * inside and returns to the burger. It closes when the route changes.
 */
export function Menu({ open, close, title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const path = usePathname();
  useEffect(() => dialog.current?.close(), [path]);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        aria-label={open}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" size={22} />
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label={title}>
        <div className={styles.bar}>
          <span>{title}</span>
          <button
            type="button"
            className={styles.toggle}
            aria-label={close}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
