import { useState } from 'react';
import { localeNames, type Locale } from '@/i18n/locales';
import type { Entry } from '@/studio/server/overview';
import { useSay } from '@/cms/admin-words/useSay';
import type { Kinds } from '@/studio/lib/tree';
import { Button } from '@/cms/admin-ui/Button';
import styles from '../exchange.module.scss';
import { problemText } from '../lib/problems';
import { formatNames } from '../lib/targets';
import { useExchangeSay } from '../lib/useExchangeSay';
import { writtenAs } from '../lib/written-as';
import { Choices } from '../parts/Choices';
import { FileField } from './FileField';
import { Preview } from './Preview';
import { useImport } from './useImport';
import { Written } from './Written';

interface Props {
  entries: readonly Entry[];
  kinds: Kinds;
  /** The languages into which the reader translates. */
  languages: readonly Locale[];
}

/** A translator's file: it is chosen, checked, looked at, and written, as drafts where there are any. */
export function ImportSection({ entries, kinds, languages }: Props) {
  const say = useSay();
  const words = useExchangeSay();
  const { state, choose, tell, check, write, reset } = useImport(languages);
  const [again, setAgain] = useState(false);
  const { file, found, target, busy, answered, plan, problem } = state;
  const { drafts, live } = writtenAs(plan?.changes ?? [], kinds);
  const asks = found !== null && found.target === null;
  // It stays while it checks, since it has the focus.
  const mayCheck = target !== null && busy !== 'writing' && (asks || answered);
  return (
    <section id="import" className={styles.section} aria-labelledby="import-title" tabIndex={-1}>
      <h2 id="import-title">{say('importTexts')}</h2>
      <p>{words('importText')}</p>
      {plan?.applied && target ? (
        <Written
          plan={plan}
          entries={entries}
          kinds={kinds}
          target={target}
          onAgain={() => {
            setAgain(true);
            reset();
          }}
        />
      ) : (
        <>
          <FileField
            file={file}
            autoFocus={again}
            disabled={busy === 'writing'}
            onChoose={(one) => void choose(one)}
          />
          {asks && (
            <Choices
              legend={words('fileLanguage')}
              value={target}
              onChange={tell}
              options={languages.map((one) => ({ value: one, label: localeNames[one] }))}
            />
          )}
          <div className={styles.acts}>
            {mayCheck && (
              <Button kind={answered ? undefined : 'primary'} onClick={check}>
                {words(answered ? 'checkAgain' : 'checkFile')}
              </Button>
            )}
            {found && (
              <span className={styles.quiet}>
                {[formatNames[found.format], target && localeNames[target]]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            )}
          </div>
          <div role="status">
            {busy && <p>{words(busy)}</p>}
            {plan && !busy && (
              <ul className={styles.counts}>
                <li>{words('countChanged', { count: plan.changes.length })}</li>
                {live > 0 && (
                  <>
                    <li>{words('countDrafts', { count: drafts })}</li>
                    <li>{words('countLive', { count: live })}</li>
                  </>
                )}
                <li>{words('countUnchanged', { count: plan.unchanged })}</li>
                <li data-bad={plan.errors.length > 0 || undefined}>
                  {words('countWrong', { count: plan.errors.length })}
                </li>
              </ul>
            )}
          </div>
          <p role="alert" className={styles.problem}>
            {problem && problemText(problem, words)}
          </p>
          {found && plan && target && (
            <Preview
              plan={plan}
              entries={entries}
              kinds={kinds}
              format={found.format}
              target={target}
              busy={busy !== null}
              onWrite={write}
            />
          )}
        </>
      )}
    </section>
  );
}
