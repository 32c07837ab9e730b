import { useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { accountWords, type AccountSay } from '@/cms/admin-words/say';

/** The words of accounts in the language that the reader chose for the admin. */
export function useAccountSay(): AccountSay {
  const { i18n } = useTranslation();
  return useMemo(() => accountWords(i18n.language), [i18n.language]);
}
