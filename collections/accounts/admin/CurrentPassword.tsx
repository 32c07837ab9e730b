'use client';

import { FieldError, useAuth, useDocumentInfo, useField } from '@payloadcms/ui';
import { useEffect } from 'react';
import { TextLine } from './TextLine';
import { useAccountSay } from './useAccountSay';
import styles from './accounts.module.scss';

/** The present password, on one's own account, for changing the password or the address. */
export function CurrentPassword() {
  const say = useAccountSay();
  const { user } = useAuth();
  const { id, lastUpdateTime } = useDocumentInfo();
  const { value, setValue, showError, errorMessage } = useField<string>({
    path: 'currentPassword',
  });
  // What was saved is not sent again with the next change.
  useEffect(() => setValue('', true), [lastUpdateTime, setValue]);
  if (!id || user?.id !== id) return null;
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
