import useSWR from 'swr';
import type { Locale } from '@/i18n/locales';
import { toAirportIso } from '@/lib/time';
import { useApi } from '@/cms/admin-ui/useApi';

/** A link to the draft of a document, as `GET /translations/share` lists it. */
export interface ShareLink {
  id: number;
  languages: Locale[];
  expiresAt: string;
  revokedAt: string | null;
  opened: number;
  lastOpenedAt: string | null;
  createdAt: string;
  createdBy: string | null;
  /** Where it leads, by language; where the server tells. */
  addresses?: Partial<Record<Locale, string>>;
}

interface Made extends ShareLink {
  addresses: Partial<Record<Locale, string>>;
}

/** The links of a document: they are listed, made and ended. */
export function useShareLinks(ref: string) {
  const api = useApi();
  const { data, mutate } = useSWR(`/translations/share?ref=${ref}`, (path: string) =>
    api<{ links: ShareLink[] }>(path),
  );
  return {
    links: data?.links,
    create: async (languages: readonly Locale[], expires: number) => {
      const made = await api<Made>('/translations/share', {
        method: 'POST',
        body: { ref, languages, expiresAt: toAirportIso(expires) },
      });
      await mutate();
      return made;
    },
    revoke: async (id: number) => {
      const body = { revokedAt: new Date().toISOString() };
      await api(`/share-links/${id}`, { method: 'PATCH', body });
      await mutate();
    },
  };
}
