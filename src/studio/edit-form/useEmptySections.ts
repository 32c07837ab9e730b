import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import useSWR from 'swr';
import { isLocale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import { documentRef } from '@/cms/documents';
import type { EmptySection } from '@/studio/server/empty-sections';
import { useApi } from '@/cms/admin-ui/useApi';

/** The sections of the page in the editor that show nothing in its language, as it was saved last. */
export function useEmptySections() {
  const api = useApi();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const path = id && `/translations/document?ref=${documentRef(collectionSlug ?? '', Number(id))}`;
  const { data } = useSWR(path ? [path, lastUpdateTime] : null, ([key]) => api<Detail>(key), {
    keepPreviousData: true,
  });
  const emptyIn = (detail: Detail | undefined): EmptySection[] =>
    detail && isLocale(code) ? detail.languages[code].emptySections : [];
  return {
    sections: emptyIn(data),
    /** Those of what has been saved in this moment. */
    latest: async () => emptyIn(path ? await api<Detail>(path) : undefined),
  };
}
