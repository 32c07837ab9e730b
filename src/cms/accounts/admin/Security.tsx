'use client';

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import useSWR from 'swr';
import { useApi } from '@/cms/admin-ui/useApi';
import styles from './accounts.module.scss';
import { AccessLink } from './AccessLink';
import { NewUser } from './NewUser';
import { SecondFactor } from './SecondFactor';
import { Sessions, type OpenSession } from './Sessions';

export interface SecurityState {
  secondFactor: { recoveryCodes: number } | null;
  obligatory: boolean;
  invited: boolean;
  sessions: OpenSession[];
}

/** Under the fields of an account: its second factor and sessions, and for administrators the link to a password. */
export function Security() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const api = useApi();
  const path = `/users/${id}/security`;
  const { data, mutate } = useSWR(id ? [path, i18n.language] : null, () =>
    api<SecurityState>(path),
  );
  if (!id) return <NewUser />;
  if (!data) return null;
  const changed = () => void mutate();
  const own = user?.id === id;
  return (
    <div className={styles.security} data-security>
      {!own && <AccessLink user={id} invited={data.invited} />}
      <SecondFactor user={id} own={own} state={data} onChange={changed} />
      <Sessions user={id} own={own} sessions={data.sessions} onChange={changed} />
    </div>
  );
}
