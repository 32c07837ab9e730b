import { useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { adminWords, type Say } from '@/cms/admin-words/say';

/** The words of the view in the language that the reader chose for the admin. */
export function useSay(): Say {
  const { i18n } = useTranslation();
  return useMemo(() => adminWords(i18n.language), [i18n.language]);
}
