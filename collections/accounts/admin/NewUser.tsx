import { useField } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import styles from './accounts.module.scss';
import { useAccountSay } from './useAccountSay';

const BYTES = 32;

const random = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Payload's form of a new user asks for a password: it is filled with one that nobody knows, and hidden. */
export function NewUser() {
  const say = useAccountSay();
  const { setValue: setPassword } = useField<string>({ path: 'password' });
  const { setValue: setConfirmation } = useField<string>({ path: 'confirm-password' });
  const [password] = useState(random);
  useEffect(() => {
    setPassword(password, true);
    setConfirmation(password, true);
  }, [password, setPassword, setConfirmation]);
  return (
    <p className={styles.note} data-new-user>
      {say('newUserNote')}
    </p>
  );
}
