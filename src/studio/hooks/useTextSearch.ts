import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { LEAST_LETTERS, type Found } from '@/studio/server/text-search';
import { useApi } from '@/cms/admin-ui/useApi';

/** The server is asked when the reader has not typed for so long. */
const SETTLED_MS = 300;

/** A text as it is once it has stayed so for a while. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The words around what was found, by the document. */
export type InTexts = ReadonlyMap<string, string>;

const none: InTexts = new Map();

/**
 * The documents of which a text has what the reader types, in any language; `searching` until they are
 * known, null where so little was typed that texts are not searched.
 */
export function useTextSearch(typed: string): InTexts | 'searching' | null {
  const api = useApi();
  const text = typed.trim();
  const settled = useSettled(text);
  const isSought = text.length >= LEAST_LETTERS;
  const path = `/translations/search?${new URLSearchParams({ text: settled })}`;
  const { data, error } = useSWR(
    isSought && settled === text ? path : null,
    async (key: string): Promise<InTexts> => {
      const { found } = await api<{ found: Found[] }>(key);
      return new Map(found.map(({ ref, text: around }) => [ref, around]));
    },
    { revalidateOnFocus: false, errorRetryCount: 1 },
  );
  if (!isSought) return null;
  return data ?? (error ? none : 'searching');
}
