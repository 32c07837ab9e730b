import { defaultLocale, localeNames } from '@/i18n/locales';
import { useChange } from '@/studio/hooks/useChange';
import type { InFrame } from '@/studio/hooks/useCurrent';
import { DiffText } from '@/studio/shared/DiffText';
import { useTool } from '../ToolContext';
import styles from './writing.module.scss';

interface Props {
  at: InFrame;
  /** Whether it has changed since the text was translated. */
  isChanged: boolean;
}

/** The Uzbek text that is translated, with what has changed in it. */
export function Source({ at, isChanged }: Props) {
  const { say, clock } = useTool();
  const change = useChange(at);
  const after = change?.after ?? '';
  const who = [change?.by, change?.at && clock.moment(change.at)].filter(Boolean).join(', ');
  return (
    <section className={styles.source}>
      <h3>{isChanged ? say('changedSince') : localeNames[defaultLocale]}</h3>
      {isChanged && change ? (
        <DiffText before={change.before ?? after} after={after} lang={defaultLocale} say={say} />
      ) : (
        <p lang={defaultLocale}>{change ? after : say('loading')}</p>
      )}
      {isChanged && who && (
        <p className={styles.who}>{change?.ofField ? who : say('ofDocument', { who })}</p>
      )}
      {isChanged && change?.before === null && <p className={styles.who}>{say('beforeUnknown')}</p>}
    </section>
  );
}
