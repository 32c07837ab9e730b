'use client';

import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import { useState } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import { documentRef } from '@/cms/documents';
import { isLocale, type Locale } from '@/i18n/locales';
import { useSay } from '@/cms/i18n/useSay';
import { ConflictDialog } from './ConflictDialog';
import { SessionDialog } from './SessionDialog';
import { UnsentNote } from './UnsentNote';
import type { Save, SavingState } from './saver';
import styles from './saving.module.scss';
import { useSaver } from './useSaver';

/** In the editor of a document: saves while somebody writes, and says how it stands. */
export function Saving() {
  const { id, collectionSlug, globalSlug, hasSavePermission } = useDocumentInfo();
  const { code } = useLocale();
  const isThere = globalSlug !== undefined || id !== undefined;
  if (!isThere || !hasSavePermission || !isLocale(code)) return null;
  const document = documentRef(globalSlug ?? collectionSlug ?? '', globalSlug ? undefined : id);
  return <DocumentSaving key={`${document} ${code}`} document={document} lang={code} />;
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

const load = () => window.location.reload();

function DocumentSaving({ document, lang }: { document: string; lang: Locale }) {
  const say = useSay();
  const { state, staleRows, others, target, resume, sendChosen } = useSaver(document, lang);
  const [isHidden, setHidden] = useState(false);
  const choose = async (save: Save) => {
    if (await sendChosen(save)) load();
  };
  return (
    <>
      <p className={styles.state} role="status" data-state={state.kind}>
        {say(words[state.kind])}
        {state.kind === 'refused' && <span> {state.message}</span>}
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
          {say('othersMovedRows')} <Button onClick={load}>{say('loadAgain')}</Button>
        </p>
      )}
      <UnsentNote target={target} onSent={load} />
      {state.kind === 'signedOut' && <SessionDialog onSignedIn={resume} />}
      {state.kind === 'conflict' && !isHidden && (
        <ConflictDialog
          contested={state}
          target={target}
          onChosen={(save) => void choose(save)}
          onClose={() => setHidden(true)}
        />
      )}
    </>
  );
}
