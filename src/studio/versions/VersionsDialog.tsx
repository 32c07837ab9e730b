import { toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { localeNames, type Locale } from '@/i18n/locales';
import type { LanguageVersion } from '@/studio/server/versions';
import { useExchangeSay } from '@/studio/translation-files/admin/lib/useExchangeSay';
import { useFieldNames } from '@/studio/translation-files/admin/lib/useFieldNames';
import { useApi } from '@/cms/admin-ui/useApi';
import { useSay } from '@/cms/admin-words/useSay';
import { Dialog } from '@/cms/admin-ui/Dialog';
import { VersionItem } from './VersionItem';
import styles from './versions.module.scss';

interface Props {
  /** `pages:12`, or `header`. */
  documentRef: string;
  lang: Locale;
  /** What the document is called. */
  title: string;
  onClose: () => void;
  /** The draft is another now. */
  onRestored: () => void;
}

/** The earlier states of one language of a document: what differs in each, and the way back to it. */
export function VersionsDialog({ documentRef, lang, title, onClose, onRestored }: Props) {
  const say = useSay();
  const words = useExchangeSay();
  const api = useApi();
  const [open, setOpen] = useState<LanguageVersion['id'] | null>(null);
  const [done, setDone] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const query = new URLSearchParams({ ref: documentRef, lang });
  const { data, error, mutate } = useSWR(
    `/translations/versions?${query}`,
    (path: string) => api<{ versions: LanguageVersion[] }>(path),
    { revalidateOnFocus: false },
  );
  const fieldName = useFieldNames([documentRef]);
  const language = localeNames[lang];

  // The button that was pressed is gone: a reader of the screen goes on here.
  useEffect(() => {
    if (done) told.current?.focus();
  }, [done]);

  const restored = () => {
    const text = words('restored', { language });
    setOpen(null);
    setDone(text);
    toast.success(text);
    void mutate();
    onRestored();
  };
  return (
    <Dialog
      title={words('versionsOf', { title, language })}
      closeName={say('close')}
      place="side"
      onClose={onClose}
    >
      <p>{words('versionsText')}</p>
      <p ref={told} tabIndex={-1} className={styles.done}>
        {done}
      </p>
      {!data && <p role={error ? 'alert' : 'status'}>{say(error ? 'failed' : 'loading')}</p>}
      {data?.versions.length === 0 && <p>{words('noVersions')}</p>}
      <ol className={styles.list}>
        {data?.versions.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            documentRef={documentRef}
            lang={lang}
            open={version.id === open}
            fieldName={(path) => fieldName(documentRef, path)}
            onTurn={(wanted) => {
              setOpen(wanted ? version.id : null);
              setDone('');
            }}
            onRestored={restored}
          />
        ))}
      </ol>
    </Dialog>
  );
}
