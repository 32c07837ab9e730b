import { useState } from 'react';
import { localeNames, type Locale } from '@/i18n/locales';
import { useExchangeSay } from '@/studio/translation-files/admin/lib/useExchangeSay';
import { useApi } from '@/cms/admin-ui/useApi';
import { useSay } from '@/cms/admin-words/useSay';
import { ApiError } from '@/cms/admin-ui/api';
import { Button } from '@/cms/admin-ui/Button';
import { useTool } from '@/studio/translations/ToolContext';
import styles from './versions.module.scss';

interface Props {
  documentRef: string;
  lang: Locale;
  version: number | string;
  onRestored: () => void;
}

/** Brings a state back as a draft, after asking once more. */
export function RestoreControl({ documentRef, lang, version, onRestored }: Props) {
  const say = useSay();
  const words = useExchangeSay();
  const api = useApi();
  const { writes } = useTool();
  const [asking, setAsking] = useState<'not yet' | 'now' | 'no more'>('not yet');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const language = localeNames[lang];

  const reason = (error: unknown): string => {
    if (!(error instanceof ApiError)) return words('restoreUnanswered');
    if (error.status === 403) return words('signedOut');
    if (error.status === 404) return words('versionGone');
    return error.message || words('failed');
  };
  const restore = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const body = { ref: documentRef, lang, version: String(version) };
      await api('/translations/restore', { method: 'POST', body });
    } catch (error) {
      setProblem(reason(error));
      setBusy(false);
      return;
    }
    onRestored();
  };
  if (!writes.includes(lang)) return <p>{words('notYourLanguage', { language })}</p>;
  if (asking !== 'now') {
    return (
      <div className={styles.acts}>
        {/* Back from the question, the focus is where it was. */}
        <Button autoFocus={asking === 'no more'} onClick={() => setAsking('now')}>
          {words('restoreState')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.sure}>
      <p id="restore-sure">{words('restoreSure', { language })}</p>
      <div className={styles.acts}>
        <Button
          kind="primary"
          autoFocus
          aria-disabled={busy || undefined}
          aria-describedby="restore-sure"
          onClick={() => void restore()}
        >
          {words('restore')}
        </Button>
        <Button onClick={() => setAsking('no more')}>{say('cancel')}</Button>
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  );
}
