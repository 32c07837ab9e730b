import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import type { Detail } from '@/studio/server/detail';
import { ApiError } from '@/cms/admin-ui/api';
import { useApi } from '@/cms/admin-ui/useApi';

const LOOK_MS = 10_000;

/** Of so many other documents on a page the fields are marked. */
const MOST = 20;

/**
 * The other documents whose texts are seen on the page, such as the header; each is asked for once
 * one of its fields comes into view, and again now and then.
 * @param onChange is told when one of them became another
 */
export function useLinkedDocuments(ref: string, onChange: () => void) {
  const api = useApi();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const see = useCallback(
    (refs: readonly string[]) =>
      setSeen((before) => {
        const added = refs.filter((one) => one !== ref && !before.includes(one));
        return added.length > 0 ? [...before, ...added].slice(0, MOST) : before;
      }),
    [ref],
  );
  const load = async ([, ...refs]: string[]): Promise<Detail[]> => {
    const replies = refs.map(async (one) => {
      try {
        return await api<Detail>(`/translations/document?ref=${one}`);
      } catch (error) {
        // What is not translated, such as a flight, has no states.
        if (error instanceof ApiError && error.status < 500) return null;
        throw error;
      }
    });
    return (await Promise.all(replies)).filter((detail) => detail !== null);
  };
  const { data, mutate } = useSWR(seen.length > 0 ? ['others', ...seen] : null, load, {
    keepPreviousData: true,
    refreshInterval: LOOK_MS,
  });
  const known = useRef(new Map<string, string>());
  useEffect(() => {
    const before = known.current;
    known.current = new Map(data?.map((detail) => [detail.ref, detail.version]));
    const isOther = ([one, version]: [string, string]) =>
      before.has(one) && before.get(one) !== version;
    if ([...known.current].some(isOther)) onChange();
  }, [data, onChange]);
  return { others: useMemo(() => data ?? [], [data]), see, again: mutate };
}
