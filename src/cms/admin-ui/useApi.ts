import { useTranslation } from '@payloadcms/ui';
import { useCallback } from 'react';
import { callApi, type Call } from '@/cms/admin-ui/api';

export type Api = <Data>(path: string, call?: Call) => Promise<Data>;

/** The CMS as the reader asks it, in the language of the admin. */
export function useApi(): Api {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback(
    <Data>(path: string, call?: Call) => callApi<Data>(path, language, call),
    [language],
  );
}
