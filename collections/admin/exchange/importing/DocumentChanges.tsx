import { useId } from 'react';
import type { Locale } from '../../../../src/contract/locale';
import { useSay } from '../../hooks/useSay';
import styles from '../exchange.module.scss';
import type { Change } from '../lib/send-file';
import { useExchangeSay } from '../lib/useExchangeSay';
import type { FieldName } from '../lib/useFieldNames';
import { CompareTable } from '../parts/CompareTable';

interface Props {
  title: string;
  /** What is written to a document without drafts is public at once. */
  hasDrafts: boolean;
  changes: readonly Change[];
  target: Locale;
  fieldName: FieldName;
}

/** What a file would change in one document. */
export function DocumentChanges({ title, hasDrafts, changes, target, fieldName }: Props) {
  const say = useSay();
  const words = useExchangeSay();
  const heading = useId();
  return (
    <section className={styles.document} aria-labelledby={heading}>
      <h4 id={heading}>{title}</h4>
      {!hasDrafts && <p className={styles.warning}>{words('publicAtOnce')}</p>}
      <CompareTable
        caption={title}
        before={say('now')}
        after={words('afterImport')}
        lang={target}
        rows={changes.map(({ ref, path, before, after, untranslated }) => ({
          key: path,
          name: fieldName(ref, path),
          before,
          after,
          note: untranslated > 0 ? words('staysUzbek', { count: untranslated }) : null,
        }))}
      />
    </section>
  );
}
