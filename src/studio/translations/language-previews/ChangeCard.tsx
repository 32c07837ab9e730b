import { localeNames } from '@/i18n/locales';
import type { Acts } from '@/studio/hooks/useDocumentActions';
import { useChange } from '@/studio/hooks/useChange';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { Button } from '@/cms/admin-ui/Button';
import { useTool } from '../ToolContext';
import { WhatChanged } from '../WhatChanged';
import styles from './columns.module.scss';

interface Props {
  current: InFrame;
  acts: Acts;
  onEdit: (field: InFrame) => void;
  onHold: () => void;
  onLeave: () => void;
}

/** How the Uzbek text changed since a field was translated, and what may be done about it. */
export function ChangeCard({ current, acts, onEdit, onHold, onLeave }: Props) {
  const { say, writes } = useTool();
  const { lang } = current;
  const change = useChange(current);
  const mayWrite = writes.includes(lang);
  return (
    <section
      className={styles.card}
      aria-label={say('changedSince')}
      onPointerEnter={onHold}
      onPointerLeave={onLeave}
    >
      <h3>{say('changedSince')}</h3>
      <WhatChanged change={change} />
      <div className={styles.cardActs}>
        <Button kind="primary" icon="edit" onClick={() => onEdit(current)}>
          {say('edit', { language: localeNames[lang] })}
        </Button>
        <Button
          icon="check"
          disabled={!mayWrite || acts.busy}
          onClick={() => void acts.confirm(current)}
        >
          {say('stillCorrect')}
        </Button>
        <kbd aria-hidden="true">Enter</kbd>
      </div>
    </section>
  );
}
