import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { keyWords } from '@/cms/admin-words/say';
import { Button } from '@/cms/admin-ui/Button';
import controls from '@/cms/admin-ui/controls.module.scss';
import { Dialog } from '@/cms/admin-ui/Dialog';
import styles from './keys.module.scss';

interface Props {
  value: string;
  say: ReturnType<typeof keyWords>;
  onClose: () => void;
}

/** The key that was just created. It is not closed by accident: it cannot be shown again. */
export function MadeKey({ value, say, onClose }: Props) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const [warned, setWarned] = useState(false);
  useEffect(() => input.current?.select(), []);

  const copy = async () => {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // Without leave to write there, the selected text is copied as it was before.
      document.execCommand('copy');
    }
    setCopied(true);
    setWarned(false);
  };
  const close = () => (copied || warned ? onClose() : setWarned(true));
  return createPortal(
    <Dialog
      title={say('created')}
      closeName={say('close')}
      place="middle"
      status={copied ? say('copied') : ''}
      onClose={() => (copied ? onClose() : setWarned(true))}
    >
      <p className={styles.text}>{say('shownOnce')}</p>
      <textarea
        ref={input}
        className={`${controls.input} ${styles.key}`}
        readOnly
        rows={2}
        spellCheck={false}
        data-autofocus
        value={value}
        aria-label={say('key')}
        onFocus={(event) => event.target.select()}
        onCopy={() => setCopied(true)}
      />
      <p className={styles.use}>
        {say('howToUse')}
        <code>Authorization: Bearer {value.slice(0, 13)}…</code>
      </p>
      <p className={styles.warning} role="alert">
        {warned && say('notCopied')}
      </p>
      <div className={styles.acts}>
        <Button kind={copied ? undefined : 'primary'} icon="copy" onClick={() => void copy()}>
          {say(copied ? 'copied' : 'copy')}
        </Button>
        <Button kind={copied ? 'primary' : undefined} onClick={close}>
          {say(warned ? 'closeAnyway' : 'done')}
        </Button>
      </div>
    </Dialog>,
    document.body,
  );
}
