import { useDocumentInfo, useLocale } from '@payloadcms/ui';
import useSWR from 'swr';
import { isLocale } from '../../../src/i18n/locales';
import type { Detail } from '../../translations/detail';
import { documentRef } from '../../translations/documents';
import type { EmptySection } from '../../translations/empty-sections';
import { useApi } from '../hooks/useApi';

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
