import { useEffect, useState, useTransition } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import { useSay } from '@/cms/admin-words/useSay';
import { inAirportTime } from '@/cms/date-fields/picked';
import { ConflictDialog } from './ConflictDialog';
import { settled, type Contested, type Save } from './saver';
import styles from './saving.module.scss';
import { sendSave, type Target } from './send-save';
import { removePendingSave, pendingSavesOf, type PendingSave } from './pending-saves';

interface Props {
  target: Target;
  /** The form is to show what was saved. */
  onSent: () => void;
  /** Takes it into the form instead, of a document that is not made yet. */
  onPut?: (save: Save) => void;
}

/** Offers again what was typed in a window that closed, or crashed, before the server had it. */
export function PendingSaveNote({ target, onSent, onPut }: Props) {
  const say = useSay();
  const [unsent, setUnsent] = useState<PendingSave[]>([]);
  const [contested, setContested] = useState<Contested | null>(null);
  const [problem, setProblem] = useState('');
  const [isSending, startSending] = useTransition();
  const { document, lang } = target;
  useEffect(() => {
    void pendingSavesOf(document, lang).then(setUnsent);
  }, [document, lang]);
  const [latest] = unsent;
  if (!latest) return null;

  const forget = () => {
    removePendingSave(document, lang, latest.writer);
    setUnsent(unsent.slice(1));
  };
  const put = () => {
    onPut?.(latest.save);
    forget();
  };
  const send = async (save: Save) => {
    // It was written in that window: what this one wrote since is another's.
    const as = { ...target, writer: latest.writer };
    const outcome = await sendSave(as, save, { keepsVersion: true });
    setContested(outcome.kind === 'conflict' ? { ...outcome, save } : null);
    if (outcome.kind === 'saved') {
      forget();
      return onSent();
    }
    if (outcome.kind === 'refused') return setProblem(outcome.message);
    setProblem(outcome.kind === 'conflict' ? '' : say('savingFailed'));
  };
  return (
    <div className={styles.note} role="status">
      <p>{say('unsentFound', { when: inAirportTime(latest.at) })}</p>
      {problem && <p>{problem}</p>}
      <Button
        kind="primary"
        disabled={isSending}
        onClick={onPut ? put : () => startSending(() => send(latest.save))}
      >
        {say(onPut ? 'unsentPut' : 'unsentSave')}
      </Button>
      <Button disabled={isSending} onClick={forget}>
        {say('unsentDiscard')}
      </Button>
      {contested && (
        <ConflictDialog
          contested={contested}
          target={target}
          onChosen={(left) => void send(settled(contested, left))}
          onClose={() => setContested(null)}
        />
      )}
    </div>
  );
}
