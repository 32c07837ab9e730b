'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/cms/accounts/admin/SessionKeeper';
import { Button } from '@/cms/admin-ui/Button';
import { isLocale, type Locale } from '@/i18n/locales';
import { useSay } from '@/cms/admin-words/useSay';
import { ConflictDialog } from './ConflictDialog';
import { isNewDocument, useEditedDocument } from './edited-document';
import { PendingSaveNote } from './PendingSaveNote';
import type { Contested, SavingState } from './saver';
import styles from './saving.module.scss';
import { useSaver } from './useSaver';

/** In the editor of a document: saves drafts while somebody writes, or keeps what is typed, and says how it stands. */
export function Saving({ isManual }: Pick<Props, 'isManual'>) {
  const { hasSavePermission } = useDocumentInfo();
  const document = useEditedDocument();
  const { code } = useLocale();
  if (!hasSavePermission || !isLocale(code) || (isNewDocument(document) && !isManual)) return null;
  const key = `${document} ${code}`;
  return <DocumentSaving key={key} document={document} lang={code} isManual={isManual} />;
}

const words = {
  saved: 'savingDone',
  unsaved: 'savingSoon',
  saving: 'savingNow',
  failed: 'savingFailed',
  signedOut: 'sessionEnded',
  conflict: 'conflictTitle',
  refused: 'savingRefused',
} as const satisfies Record<SavingState['kind'], string>;

interface Props {
  /** Such as `pages:12`. */
  document: string;
  lang: Locale;
  /** It has no drafts: what is written is saved, and public, when somebody says so. */
  isManual?: boolean;
  onSaved?: () => void;
  /** The form is to show the document as it is now. */
  onLoadAgain?: () => void;
}

const loadPage = () => window.location.reload();

/** How the saving of the form around it stands, and what a person has to decide about it. */
export function DocumentSaving(props: Props) {
  const { document, lang, isManual = false, onSaved, onLoadAgain = loadPage } = props;
  const say = useSay();
  const { state, staleRows, others, target, resume, put, sendChosen } = useSaver(
    document,
    lang,
    isManual,
    onSaved,
  );
  const [isHidden, setHidden] = useState(false);
  const { reportEnd, renewals } = useSession();
  const isSignedOut = state.kind === 'signedOut';
  const isNew = isNewDocument(document);
  useEffect(() => {
    if (isSignedOut) reportEnd();
  }, [isSignedOut, reportEnd]);
  const renewed = useEffectEvent(() => resume());
  useEffect(() => {
    if (renewals > 0) renewed();
  }, [renewals]);
  const choose = async (contested: Contested, left: readonly string[]) => {
    if (await sendChosen(contested, left)) onLoadAgain();
  };
  return (
    <>
      <p
        className={styles.state}
        role="status"
        data-state={state.kind}
        hidden={isNew && state.kind === 'saved'}
      >
        {say(words[state.kind])}
        {state.kind === 'refused' && <span> {state.message}</span>}
        {isSignedOut && <Button onClick={reportEnd}>{say('signInAgain')}</Button>}
        {isHidden && state.kind === 'conflict' && (
          <Button onClick={() => setHidden(false)}>{say('chooseText')}</Button>
        )}
      </p>
      {others.length > 0 && (
        <p className={styles.others} role="status">
          {say('alsoHere', {
            people: others.map(({ name, lang: of }) => `${name} (${of})`).join(', '),
          })}
        </p>
      )}
      {staleRows && (
        <p className={styles.note} role="status">
          {say('othersMovedRows')} <Button onClick={onLoadAgain}>{say('loadAgain')}</Button>
        </p>
      )}
      <PendingSaveNote target={target} onSent={onLoadAgain} onPut={isNew ? put : undefined} />
      {state.kind === 'conflict' && !isHidden && (
        <ConflictDialog
          contested={state}
          target={target}
          onChosen={(left) => void choose(state, left)}
          onClose={() => setHidden(true)}
        />
      )}
    </>
  );
}
