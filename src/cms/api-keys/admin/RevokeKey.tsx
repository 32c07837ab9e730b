'use client';

import { useDocumentInfo, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { keyWords } from '@/cms/admin-words/say';
import type { ApiKey } from '@/cms/payload-types';
import { useApi } from '@/cms/admin-ui/useApi';
import { ApiError } from '@/cms/admin-ui/api';
import { Button } from '@/cms/admin-ui/Button';
import styles from './keys.module.scss';

/** Ends a key for good, after asking once more. */
export function RevokeKey() {
  const { id } = useDocumentInfo();
  const revoked = useFormFields(([fields]) => Boolean(fields.revokedAt?.value));
  return id && !revoked ? <Revocation id={String(id)} /> : null;
}

function Revocation({ id }: { id: string }) {
  const { i18n } = useTranslation();
  const say = keyWords(i18n.language);
  const api = useApi();
  const { dispatchFields } = useForm();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const revoke = async () => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      const body = { revokedAt: new Date().toISOString() };
      const { doc } = await api<{ doc: ApiKey }>(`/api-keys/${id}`, { method: 'PATCH', body });
      for (const path of ['revokedAt', 'state'] as const) {
        dispatchFields({ type: 'UPDATE', path, value: doc[path], initialValue: doc[path] });
      }
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || say('notRevoked'));
      setBusy(false);
    }
  };
  return (
    <div className={styles.revocation}>
      {asking && <p id="revoke-sure">{say('revokeSure')}</p>}
      <div className={styles.acts}>
        <Button
          kind="danger"
          aria-disabled={busy || undefined}
          aria-describedby={asking ? 'revoke-sure' : undefined}
          onClick={() => (asking ? void revoke() : setAsking(true))}
        >
          {say('revoke')}
        </Button>
        {asking && (
          <Button autoFocus onClick={() => setAsking(false)}>
            {say('cancel')}
          </Button>
        )}
      </div>
      <p role="alert">{problem}</p>
    </div>
  );
}
