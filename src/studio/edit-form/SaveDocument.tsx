'use client';

import {
  SaveButton,
  useDocumentDrawerContext,
  useForm,
  useLocale,
  useModal,
  useTranslation,
  useUploadEdits,
} from '@payloadcms/ui';
import { useEffect, type MouseEvent } from 'react';
import { useSession } from '@/cms/accounts/admin/SessionKeeper';
import { isNewDocument, useEditedDocument } from './saving/edited-document';
import { isSignedIn } from './saving/send-save';
import { openForm } from './saving/useSaver';

/** Payload's dialog that would have a form loaded again, and lose what is typed in it, when others have saved. */
const STALE_DATA = 'document-stale-data';

/**
 * Payload's control to save a document without drafts. What was written is sent by the saver, which keeps what
 * others have changed of the rest; files, new documents and drawers need Payload's own way.
 */
export function SaveDocument() {
  const document = useEditedDocument();
  const { code } = useLocale();
  const { i18n } = useTranslation();
  const { getFields, setModified, submit } = useForm();
  const { closeModal, isModalOpen } = useModal();
  const { uploadEdits } = useUploadEdits();
  const { drawerSlug } = useDocumentDrawerContext();
  const { reportEnd } = useSession();
  const isStale = isModalOpen(STALE_DATA);
  useEffect(() => {
    if (isStale) closeModal(STALE_DATA);
  }, [isStale, closeModal]);

  const save = async () => {
    const { saver, writer } = openForm(document, code) ?? {};
    const hasFile = getFields().file?.value || Object.keys(uploadEdits ?? {}).length > 0;
    const isNew = isNewDocument(document);
    if (saver && !hasFile && !drawerSlug && !isNew) return saver.flush();
    // Without a network Payload says so.
    if (!(await isSignedIn(i18n.language).catch(() => true))) return reportEnd();
    const written = saver?.unsaved()?.written ?? [];
    const done = await submit({ overrides: saver && !isNew ? { written, writer } : {} });
    // Payload takes a form that was refused for one that is saved.
    if (!done || done.res.status >= 400) setModified(true);
    else saver?.confirm();
  };
  const press = (event: MouseEvent) => {
    if (!(event.target as Element).closest('#action-save:not(:disabled)')) return;
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <div onClickCapture={press}>
      <SaveButton />
    </div>
  );
}
