'use client';

import { useField } from '@payloadcms/ui';
import useSWR from 'swr';
import { documentPath } from '@/cms/admin-ui/routes';
import { useApi } from '@/cms/admin-ui/useApi';
import { useSay } from '@/cms/admin-words/useSay';
import type { SharedValue } from '@/cms/payload-types';
import { INFORMATION_PHONE, referencePattern } from '@/lib/shared-values';

/** Below a field that refers to a shared value: what it says, and the way to where it is changed. */
export function SharedValueNote({ path }: { path: string }) {
  const say = useSay();
  const api = useApi();
  const { value } = useField<string | null>({ path });
  const [, name] = referencePattern.exec(value ?? '') ?? [];
  const isKept = name !== undefined && name !== INFORMATION_PHONE;
  const { data } = useSWR(isKept ? '/globals/shared-values?depth=0' : null, (address: string) =>
    api<SharedValue>(address),
  );
  if (!name) return null;
  const row = data?.values?.find((one) => one.name === name);
  return (
    <p className="field-description">
      {row && `${row.value} · `}
      <a href={documentPath(isKept ? 'shared-values' : 'header')}>{say('changeSharedValue')}</a>
    </p>
  );
}
