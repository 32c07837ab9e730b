import { useTranslation } from '@payloadcms/ui';
import { useMemo } from 'react';
import { exchangeWords, type ExchangeSay } from '@/cms/admin-words/say';

/** The words of exchange and of versions in the language that the reader chose for the admin. */
export function useExchangeSay(): ExchangeSay {
  const { i18n } = useTranslation();
  return useMemo(() => exchangeWords(i18n.language), [i18n.language]);
}
