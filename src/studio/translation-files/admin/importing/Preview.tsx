import { useMemo } from 'react';
import type { Locale } from '@/i18n/locales';
import type { Entry } from '@/studio/server/overview';
import type { Kinds } from '@/studio/lib/tree';
import { Button } from '@/cms/admin-ui/Button';
import styles from '../exchange.module.scss';
import { placeOf, titlesOf } from '../lib/names';
import type { Change, Plan } from '../lib/send-file';
import type { Format } from '../lib/targets';
import { useExchangeSay } from '../lib/useExchangeSay';
import { useFieldNames } from '../lib/useFieldNames';
import { isDrafted, outcomeWords, writeWords, writtenAs } from '../lib/written-as';
import { DocumentChanges } from './DocumentChanges';
import { WrongRows } from './WrongRows';

interface Props {
  plan: Plan;
  entries: readonly Entry[];
  kinds: Kinds;
  format: Format;
  target: Locale;
  busy: boolean;
  onWrite: () => void;
}

/** Changes by their document, in the order of the file. */
function byDocument(changes: readonly Change[]): [ref: string, changes: Change[]][] {
  const documents = new Map<string, Change[]>();
  for (const change of changes) {
    const known = documents.get(change.ref);
    if (known) known.push(change);
    else documents.set(change.ref, [change]);
  }
  return [...documents];
}

/** What a file would change and what is wrong with it, and the way to write it. */
export function Preview({ plan, entries, kinds, format, target, busy, onWrite }: Props) {
  const words = useExchangeSay();
  const { changes, errors } = plan;
  const titleOf = useMemo(() => titlesOf(entries, kinds), [entries, kinds]);
  const documents = useMemo(() => byDocument(changes), [changes]);
  const refs = useMemo(() => {
    const known = new Set(entries.map(({ ref }) => ref));
    const named = [...errors.map(({ id }) => placeOf(id)?.ref), ...changes.map(({ ref }) => ref)];
    return [...new Set(named)].filter((ref) => ref !== undefined && known.has(ref)) as string[];
  }, [entries, errors, changes]);
  const fieldName = useFieldNames(refs);
  const count = changes.length;
  const as = writtenAs(changes, kinds);
  return (
    <>
      {errors.length > 0 && (
        <WrongRows errors={errors} format={format} titleOf={titleOf} fieldName={fieldName} />
      )}
      {count > 0 && (
        <div className={styles.part}>
          <h3>{words('whatChanges')}</h3>
          {documents.map(([ref, ofDocument]) => (
            <DocumentChanges
              key={ref}
              title={titleOf(ref)}
              isDrafted={isDrafted(ref, kinds)}
              changes={ofDocument}
              target={target}
              fieldName={fieldName}
            />
          ))}
        </div>
      )}
      {count === 0 && errors.length === 0 && <p>{words('nothingChanges')}</p>}
      {(count > 0 || errors.length > 0) && (
        <div className={styles.acts}>
          <Button
            kind="primary"
            icon="edit"
            disabled={count === 0 || errors.length > 0}
            aria-disabled={busy || undefined}
            aria-describedby="import-rule"
            onClick={onWrite}
          >
            {writeWords(as, words)}
          </Button>
          <p id="import-rule" className={styles.quiet}>
            {errors.length > 0 ? words('notWithErrors') : outcomeWords(as, words)}
          </p>
        </div>
      )}
    </>
  );
}
