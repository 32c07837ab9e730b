import type { ReactNode } from 'react';
import { useSay } from '@/cms/admin-words/useSay';
import { Button } from './Button';
import { Dialog } from './Dialog';
import styles from './dialog.module.scss';

interface Props {
  title: string;
  /** What is done, and what is done instead. */
  confirm: string;
  back: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be taken back; Enter leaves everything as it is. */
export function ConfirmDialog({ title, confirm, back, onConfirm, onClose, children }: Props) {
  const say = useSay();
  return (
    <Dialog title={title} closeName={say('close')} place="middle" onClose={onClose}>
      {children}
      <div className={styles.acts}>
        <Button kind="primary" data-autofocus onClick={onClose}>
          {back}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </Dialog>
  );
}
