'use client';

import { FieldError, useAuth, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import { TextLine } from './TextLine';
import { useAccountSay } from './useAccountSay';
import styles from './accounts.module.scss';

/** The present password, on one's own account, for changing the password or the address. */
export function CurrentPassword() {
  const say = useAccountSay();
  const { user } = useAuth();
  const { id, data } = useDocumentInfo();
  const savedAt: unknown = data?.updatedAt;
  const isOwn = Boolean(id) && user?.id === id;
  const isNeeded = useFormFields(
    ([{ password, email }]) => isOwn && (Boolean(password?.value) || email?.value !== user?.email),
  );
  // The form is not sent without it: a refusal by the server would close the fields of the new password.
  const validate = useCallback(
    (typed: unknown) => !isNeeded || Boolean(typed) || say('currentPasswordMissing'),
    [isNeeded, say],
  );
  const { value, setValue, showError, errorMessage } = useField<string>({
    path: 'currentPassword',
    validate,
  });
  // What was saved is not sent again with the next change.
  const lastSaved = useRef(savedAt);
  useEffect(() => {
    if (lastSaved.current === savedAt) return;
    lastSaved.current = savedAt;
    setValue('', true);
  }, [savedAt, setValue]);
  if (!isOwn) return null;
  return (
    <div className={styles.current}>
      <FieldError path="currentPassword" showError={showError} message={errorMessage} />
      <TextLine
        id="field-currentPassword"
        label={say('currentPassword')}
        hint={say('currentPasswordWhy')}
        type="password"
        autoComplete="current-password"
        value={value ?? ''}
        onChange={(event) => setValue(event.target.value)}
      />
    </div>
  );
}
