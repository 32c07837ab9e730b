'use client';

import { SaveButton, useDocumentInfo, useForm, useModal } from '@payloadcms/ui';
import { useEffect, useState, type MouseEvent } from 'react';
import { valuesOf, writtenBetween, type FormFields } from './saving/form-values';
import { newWriter } from './saving/useSaver';

/** Payload's dialog that would have a form loaded again, and lose what is typed in it, when others have saved. */
const STALE_DATA = 'document-stale-data';

/** The form as it was read. */
const initialOf = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field && { ...field, value: (field as { initialValue?: unknown }).initialValue },
    ]),
  );

/**
 * Payload's control to save a document that has neither drafts nor rows. It says which fields were written: what
 * others have changed of the rest since the form was opened is kept.
 */
export function SaveDocument() {
  const { id, globalSlug } = useDocumentInfo();
  const { getFields, setModified, submit } = useForm();
  const { closeModal, isModalOpen } = useModal();
  const [writer] = useState(newWriter);
  const isStale = isModalOpen(STALE_DATA);
  useEffect(() => {
    if (isStale) closeModal(STALE_DATA);
  }, [isStale, closeModal]);

  const save = async () => {
    const fields = getFields() as FormFields;
    const written = writtenBetween(valuesOf(initialOf(fields)), valuesOf(fields));
    const done = await submit({ overrides: { written, writer } });
    // Payload takes a form that was refused for one that is saved.
    if (!done || done.res.status >= 400) setModified(true);
  };
  const press = (event: MouseEvent) => {
    const isNew = id === undefined && globalSlug === undefined;
    if (isNew || !(event.target as Element).closest('#action-save:not(:disabled)')) return;
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
