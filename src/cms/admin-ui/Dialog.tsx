import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from './Button';
import controls from './controls.module.scss';
import styles from './dialog.module.scss';

interface Props {
  title: string;
  closeName: string;
  /** At the side of the view, which stays visible, or in its middle, with the room for a drawing or without. */
  place: 'side' | 'middle' | 'wide';
  /** Told politely: what is outside of an open dialog is not heard. */
  status?: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog that is open as long as it is there. The browser holds the focus in it, closes it with
 * Escape, and gives the focus back; it starts on what has `data-autofocus`.
 */
export function Dialog({ title, closeName, place, status, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement as HTMLElement | null;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element?.close();
      if (before?.isConnected && before.checkVisibility()) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-place={place}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <IconButton icon="close" name={closeName} onClick={onClose} />
        </header>
        {children}
        <p className={controls.hidden} role="status">
          {status}
        </p>
      </div>
    </dialog>
  );
}
