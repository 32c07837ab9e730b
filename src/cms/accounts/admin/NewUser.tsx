import { useField, useFormModified } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import styles from './accounts.module.scss';
import { useAccountSay } from './useAccountSay';

const BYTES = 32;

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Payload's form of a new user asks for a password: it is filled with one that nobody knows. */
export function NewUser() {
  const say = useAccountSay();
  const { value, setValue: setPassword } = useField<string>({ path: 'password' });
  const { value: confirmation, setValue: setConfirmation } = useField<string>({
    path: 'confirm-password',
  });
  const [password] = useState(random);
  const isModified = useFormModified();
  // Payload empties both fields as long as nothing else is written; what somebody types instead stays.
  useEffect(() => {
    if (!isModified) return;
    if (!value) setPassword(password, true);
    if (!confirmation) setConfirmation(password, true);
  }, [isModified, value, confirmation, password, setPassword, setConfirmation]);
  return (
    <p className={styles.note} data-new-user>
      {say('newUserNote')}
    </p>
  );
}
