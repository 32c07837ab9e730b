import useSWR from 'swr';
import { useApi } from '@/cms/admin-ui/useApi';
import { documentOf, pathOf } from '@/cms/admin-ui/routes';
import type { InFrame } from './useCurrent';

/** What `GET /translations/change` answers. */
export interface Change {
  by: string | null;
  at: string | null;
  /** Whether that is of this field, or only of the document. */
  ofField: boolean;
  before: string | null;
  after: string | null;
}

/** The Uzbek text of a field, and as it was when the field was translated. */
export function useChange({ field, lang }: InFrame): Change | undefined {
  const api = useApi();
  const query = new URLSearchParams({ ref: documentOf(field), lang, path: pathOf(field) });
  const { data } = useSWR(`/translations/change?${query}`, (key: string) => api<Change>(key), {
    revalidateOnFocus: false,
  });
  return data;
}
