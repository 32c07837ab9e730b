import { useId } from 'react';
import type { Locale } from '@/i18n/locales';
import { useSay } from '@/cms/admin-words/useSay';
import styles from '../exchange.module.scss';
import type { Change } from '../lib/send-file';
import { useExchangeSay } from '../lib/useExchangeSay';
import type { FieldName } from '../lib/useFieldNames';
import { CompareTable } from '../parts/CompareTable';

interface Props {
  title: string;
  /** Whether it is written as a draft, or public at once. */
  isDrafted: boolean;
  changes: readonly Change[];
  target: Locale;
  fieldName: FieldName;
}

/** What a file would change in one document. */
export function DocumentChanges({ title, isDrafted, changes, target, fieldName }: Props) {
  const say = useSay();
  const words = useExchangeSay();
  const heading = useId();
  return (
    <section className={styles.document} aria-labelledby={heading}>
      <h4 id={heading}>{title}</h4>
      <p className={isDrafted ? styles.quiet : styles.warning}>
        {words(isDrafted ? 'asDraft' : 'publicAtOnce')}
      </p>
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
