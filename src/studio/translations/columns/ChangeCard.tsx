import { defaultLocale, localeNames } from '@/i18n/locales';
import type { Acts } from '@/studio/hooks/useDocumentActions';
import { useChange } from '@/studio/hooks/useChange';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { Button } from '@/cms/admin-ui/Button';
import { DiffText } from '@/studio/shared/DiffText';
import { useTool } from '../ToolContext';
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
  const { say, clock, writes } = useTool();
  const { lang } = current;
  const data = useChange(current);
  const who = [data?.by, data?.at && clock.moment(data.at)].filter(Boolean).join(', ');
  const mayWrite = writes.includes(lang);
  return (
    <section
      className={styles.card}
      aria-label={say('changedSince')}
      onPointerEnter={onHold}
      onPointerLeave={onLeave}
    >
      <h3>{say('changedSince')}</h3>
      {who && <p className={styles.who}>{data?.ofField ? who : say('ofDocument', { who })}</p>}
      {data ? (
        <DiffText
          before={data.before ?? data.after ?? ''}
          after={data.after ?? ''}
          lang={defaultLocale}
          say={say}
        />
      ) : (
        <p>{say('loading')}</p>
      )}
      {data?.before === null && <p className={styles.who}>{say('beforeUnknown')}</p>}
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
