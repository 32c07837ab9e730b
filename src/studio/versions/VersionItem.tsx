import { useId } from 'react';
import type { Locale } from '@/i18n/locales';
import type { LanguageVersion } from '@/studio/server/versions';
import { useExchangeSay } from '@/studio/translation-files/admin/lib/useExchangeSay';
import { CompareTable } from '@/studio/translation-files/admin/parts/CompareTable';
import { useSay } from '@/cms/admin-words/useSay';
import { Icon } from '@/cms/admin-ui/Icon';
import { useTool } from '@/studio/translations/ToolContext';
import { RestoreControl } from './RestoreControl';
import styles from './versions.module.scss';

interface Props {
  version: LanguageVersion;
  documentRef: string;
  lang: Locale;
  open: boolean;
  fieldName: (path: string) => string;
  onTurn: (open: boolean) => void;
  onRestored: () => void;
}

/** One earlier state; what differs in it is below, once it is chosen. */
export function VersionItem(props: Props) {
  const { version, documentRef, lang, open, fieldName, onTurn, onRestored } = props;
  const say = useSay();
  const words = useExchangeSay();
  const { clock } = useTool();
  const panel = useId();
  const { id, at, by, published, differences } = version;
  const when = clock.moment(at);
  const count = differences.length;
  const head = (
    <>
      <strong>{when}</strong>
      <span>{by ?? words('noAuthor')}</span>
      <span className={styles.stage} data-public={published || undefined}>
        {words(published ? 'wasPublic' : 'wasDraft')}
      </span>
      <span className={styles.count}>
        {count > 0 ? words('differing', { count }) : words('sameAsNow')}
      </span>
    </>
  );
  // There is nothing to bring back of what is as it is now.
  if (count === 0) return <li className={styles.head}>{head}</li>;
  return (
    <li>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => onTurn(!open)}
      >
        <Icon name={open ? 'down' : 'right'} size={14} />
        {head}
      </button>
      {open && (
        <div id={panel} className={styles.panel}>
          <CompareTable
            caption={words('differencesOf', { when })}
            before={words('then')}
            after={say('now')}
            lang={lang}
            rows={differences.map(({ path, then, now }) => ({
              key: path,
              name: fieldName(path),
              before: then ?? '',
              after: now ?? '',
            }))}
          />
          <RestoreControl
            documentRef={documentRef}
            lang={lang}
            version={id}
            onRestored={onRestored}
          />
        </div>
      )}
    </li>
  );
}
