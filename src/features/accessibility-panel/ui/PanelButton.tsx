'use client';

import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { followStorage } from '../store';
import styles from './PanelButton.module.scss';
import type { PanelDialog, PanelWords } from './PanelDialog';

const load = () => import('./PanelDialog');
/** A click tries again, and reports it. */
const preload = () => void load().catch(() => undefined);

/** Opens the panel, which is loaded when somebody is about to use it. */
export function PanelButton({ words }: { words: PanelWords }) {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<typeof PanelDialog | null>(null);
  const [open, setOpen] = useState(false);
  useEffect(followStorage, []);
  const show = async () => {
    const loaded = await load();
    setDialog(() => loaded.PanelDialog);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={words.title}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <Icon name="eye" size={22} />
      </button>
      {Dialog && <Dialog words={words} open={open} onClose={close} />}
    </>
  );
}
