'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import { useDragClose } from './use-drag-close';
import type { LocalText } from '@/lib/local-text';
import { ALPHABET_COOKIE } from '@/constants';
import { colorScheme, fontSize, images, letterSpacing, lineSpacing } from '../choices';
import { reset } from '../store';
import { lockScroll } from '@/lib/scroll-lock';
import { AlphabetGroup, type Alphabets } from './AlphabetGroup';
import { ChoiceGroup, type GroupWords } from './ChoiceGroup';
import styles from './PanelDialog.module.scss';

export interface PanelWords {
  title: string;
  close: LocalText;
  /** Stands for the text whose size is chosen. */
  symbol: LocalText;
  fontSize: GroupWords;
  colorScheme: GroupWords;
  images: GroupWords;
  letterSpacing: GroupWords;
  lineSpacing: GroupWords;
  alphabet?: Alphabets;
  reset: string;
  resetDone: string;
}

interface Props {
  words: PanelWords;
  open: boolean;
  onClose: () => void;
}

/** Back to the alphabet that texts are written in; the page is loaded anew where it is in another. */
function resetAlphabet(alphabets: Alphabets | undefined): void {
  document.cookie = `${ALPHABET_COOKIE}=; Path=/; Max-Age=0`;
  if (alphabets?.links[0] && !alphabets.links[0].selected) location.reload();
}

/** The choices, in the platform's modal dialog; on a phone a sheet that can be dragged down. */
export function PanelDialog({ words, open, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const [done, setDone] = useState(false);
  const title = useId();
  const close = () => dialog.current?.close();
  const drag = useDragClose(dialog, close);
  const path = usePathname();
  const shownOn = useRef(path);
  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    return lockScroll();
  }, [open]);
  useEffect(() => {
    if (shownOn.current !== path) dialog.current?.close();
    shownOn.current = path;
  }, [path]);
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={title}
      onClose={() => {
        setDone(false);
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressedOutside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (pressedOutside.current && target === dialog.current) close();
      }}
    >
      <div className={styles.body} onChange={() => setDone(false)}>
        <div className={styles.head} {...drag}>
          <h2 id={title}>{words.title}</h2>
          <button type="button" className={styles.close} onClick={close}>
            <Text of={words.close} />
            <Icon name="close" />
          </button>
        </div>
        <ChoiceGroup choice={fontSize} words={words.fontSize} symbol={words.symbol} />
        <ChoiceGroup choice={colorScheme} words={words.colorScheme} />
        <ChoiceGroup choice={images} words={words.images} />
        <ChoiceGroup choice={letterSpacing} words={words.letterSpacing} />
        <ChoiceGroup choice={lineSpacing} words={words.lineSpacing} />
        {words.alphabet && <AlphabetGroup {...words.alphabet} path={path} />}
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.reset}
            onClick={() => {
              reset();
              resetAlphabet(words.alphabet);
              setDone(true);
            }}
          >
            <Icon name="refresh" />
            {words.reset}
          </button>
          <p role="status">{done && words.resetDone}</p>
        </div>
      </div>
    </dialog>
  );
}
