'use client';

import {
  FormSubmit,
  SaveButton,
  toast,
  useDocumentInfo,
  useForm,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { keyWords } from '@/cms/admin-words/say';
import type { ApiKey } from '@/cms/payload-types';
import { useApi } from '@/cms/admin-ui/useApi';
import { ApiError } from '@/cms/admin-ui/api';
import { ADMIN } from '@/cms/admin-ui/routes';
import { MadeKey } from './MadeKey';

type Made = ApiKey & { key: string };

/** Saves an API key; one that is created is told once, in a dialog. */
export function SaveKey() {
  const { id } = useDocumentInfo();
  return id ? <SaveButton /> : <CreateKey />;
}

function CreateKey() {
  const { i18n } = useTranslation();
  const say = keyWords(i18n.language);
  const api = useApi();
  const router = useRouter();
  const { getData, setModified, setSubmitted, validateForm } = useForm();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();

  const create = async () => {
    setSubmitted(true);
    if (busy || made || !(await validateForm())) return;
    setBusy(true);
    try {
      const { doc } = await api<{ doc: Made }>('/api-keys', { method: 'POST', body: getData() });
      setModified(false);
      setMade(doc);
    } catch (error) {
      toast.error((error instanceof ApiError && error.message) || say('notMade'));
    }
    setBusy(false);
  };
  return (
    <>
      <FormSubmit
        buttonId="action-save"
        type="button"
        size="medium"
        disabled={busy || Boolean(made)}
        onClick={() => void create()}
      >
        {say(busy ? 'creating' : 'createKey')}
      </FormSubmit>
      {made && (
        <MadeKey
          value={made.key}
          say={say}
          onClose={() => router.push(`${ADMIN}/collections/api-keys/${made.id}`)}
        />
      )}
    </>
  );
}
