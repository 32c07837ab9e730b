'use client';

import { SaveButton, useForm } from '@payloadcms/ui';
import type { MouseEvent } from 'react';
import { valuesOf, writtenBetween, type FormFields } from './saving/form-values';

/** The form as it was read. */
const initialOf = (fields: FormFields): FormFields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field && { ...field, value: (field as { initialValue?: unknown }).initialValue },
    ]),
  );

/**
 * Payload's control to save a document without drafts. It says which fields were written: what others have
 * changed of the rest since the form was opened is kept.
 */
export function SaveDocument() {
  const { getFields, submit } = useForm();
  const save = (event: MouseEvent) => {
    if (!(event.target as Element).closest('#action-save:not(:disabled)')) return;
    event.preventDefault();
    event.stopPropagation();
    const fields = getFields() as FormFields;
    const written = writtenBetween(valuesOf(initialOf(fields)), valuesOf(fields));
    void submit({ overrides: { written } });
  };
  return (
    <div onClickCapture={save}>
      <SaveButton />
    </div>
  );
}
