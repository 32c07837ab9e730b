import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { Detail } from '@/studio/server/detail';
import { useApi } from '@/cms/admin-ui/useApi';

const LOOK_MS = 2000;

/**
 * One document and its fields, looked at every two seconds while the page is seen, and at once when
 * the window gets the focus.
 * @param onChange is told when the document became another
 */
export function useDetail(ref: string | null, onChange: () => void) {
  const api = useApi();
  const path = ref && `/translations/document?ref=${ref}`;
  const reply = useSWR(path, (key: string) => api<Detail>(key), {
    refreshInterval: LOOK_MS,
    dedupingInterval: LOOK_MS / 2,
    focusThrottleInterval: LOOK_MS / 2,
    errorRetryInterval: LOOK_MS,
  });
  const detail = reply.data;
  const known = useRef<string | null>(null);
  const name = detail ? `${detail.ref} ${detail.version}` : null;
  useEffect(() => {
    const before = known.current;
    known.current = name;
    if (before && name && before.split(' ')[0] === name.split(' ')[0] && before !== name) {
      onChange();
    }
  }, [name, onChange]);
  return reply;
}
