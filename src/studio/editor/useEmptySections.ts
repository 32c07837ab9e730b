import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import useSWR from 'swr';
import { isLocale } from '@/i18n/locales';
import type { Detail } from '@/studio/server/detail';
import { documentRef } from '@/cms/documents';
import type { EmptySection } from '@/studio/server/empty-sections';
import { useApi } from '@/cms/admin-ui/useApi';

const none: EmptySection[] = [];

/** The sections of the page in the editor that show nothing in its language, as it was saved last. */
export function useEmptySections(): EmptySection[] {
  const api = useApi();
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const path = id && `/translations/document?ref=${documentRef(collectionSlug ?? '', Number(id))}`;
  const { data } = useSWR(path ? [path, lastUpdateTime] : null, ([key]) => api<Detail>(key), {
    keepPreviousData: true,
  });
  return (data && isLocale(code) && data.languages[code].emptySections) || none;
}
