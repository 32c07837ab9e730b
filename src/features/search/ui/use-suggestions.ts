import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/constants';
import type { Locale } from '@/i18n/locales';
import type { Suggestions } from '../schema';
import { fetchData } from '@/lib/fetch-data';

const suggestionsUrl = (search: string, lang: Locale) =>
  `/api/search?${new URLSearchParams({ search, type: 'short', lang })}`;

interface Found extends Suggestions {
  /** What was asked. */
  term: string;
}

/**
 * The short suggestions for a trimmed term, asked once typing rests. A failure counts as nothing
 * found. Leaving a term aborts its request, and a reply that comes all the same is dropped.
 * @returns the last reply, and whether it is the one to this term
 */
export function useSuggestions(term: string, lang: Locale): Suggestions & { loaded: boolean } {
  const [found, setFound] = useState<Found>({ term: '', items: [], message: '' });
  useEffect(() => {
    if (!term) return;
    const request = new AbortController();
    const ask = async () => {
      const reply = await fetchData<Partial<Suggestions> | null>(suggestionsUrl(term, lang), {
        signal: request.signal,
      }).catch(() => null);
      if (request.signal.aborted) return;
      setFound({ term, items: reply?.items ?? [], message: reply?.message ?? '' });
    };
    const timer = setTimeout(ask, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [term, lang]);
  return { items: found.items, message: found.message, loaded: found.term === term };
}
