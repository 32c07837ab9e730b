import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { Button } from '@/cms/admin-ui/Button';
import styles from './accounts.module.scss';
import { CopyButton } from './CopyButton';
import { useAccountSay } from './useAccountSay';
import { useWork } from './useWork';

interface Props {
  user: string | number;
  /** Whether the user has never signed in. */
  invited: boolean;
}

/** For administrators: the link by which somebody chooses a password, mailed or shown once. */
export function AccessLink({ user, invited }: Props) {
  const say = useAccountSay();
  const { data } = useDocumentInfo();
  const { busy, problem, work } = useWork();
  const [made, setMade] = useState<{ link?: string } | null>(null);
  const make = () =>
    work(async (api) => setMade(await api(`/users/${user}/link`, { method: 'POST' })));
  return (
    <section data-access-link>
      <h3>{say(invited ? 'invitation' : 'resetTitle')}</h3>
      <p>{say(invited ? 'invitationWhy' : 'resetWhy')}</p>
      {made?.link && (
        <>
          <p className={styles.link}>
            <code>{made.link}</code>
          </p>
          <p className={styles.hint}>{say('linkShown')}</p>
        </>
      )}
      {made && !made.link && (
        <p role="status">{say('linkMailed', { email: String(data?.email ?? '') })}</p>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        {made?.link && <CopyButton text={made.link} />}
        {!made && (
          <Button kind="strong" disabled={busy} onClick={make}>
            {say(invited ? 'invite' : 'resetLink')}
          </Button>
        )}
      </div>
    </section>
  );
}
