'use client';

import { useField } from '@payloadcms/ui';
import useSWR from 'swr';
import { documentPath } from '@/cms/admin-ui/routes';
import { useApi } from '@/cms/admin-ui/useApi';
import { useSay } from '@/cms/admin-words/useSay';
import type { SharedValue } from '@/cms/payload-types';
import { INFORMATION_PHONE, referenceTo, valuesNamedIn } from '@/lib/shared-values';

/** Of a text that refers to shared values: what each says, and the way to where it is changed. */
export function SharedValueNotes({ text }: { text: string }) {
  const say = useSay();
  const api = useApi();
  const names = [...new Set(valuesNamedIn(text))];
  const isKept = names.some((name) => name !== INFORMATION_PHONE);
  const { data } = useSWR(isKept ? '/globals/shared-values?depth=0' : null, (address: string) =>
    api<SharedValue>(address),
  );
  return names.map((name) => {
    const row = data?.values?.find((one) => one.name === name);
    const place = name === INFORMATION_PHONE ? 'header' : 'shared-values';
    return (
      <p key={name} className="field-description">
        {`${referenceTo(name)} `}
        {row && `= ${row.value} · `}
        <a href={documentPath(place)}>{say('changeSharedValue')}</a>
      </p>
    );
  });
}

/** The same below a field. */
export function SharedValueNote({ path }: { path: string }) {
  const { value } = useField<string | null>({ path });
  return <SharedValueNotes text={value ?? ''} />;
}
