'use client';

import { useTranslation } from '@payloadcms/ui';
import { Segmented } from '@/cms/admin-ui/Segmented';
import { useSay } from '@/cms/admin-words/useSay';
import { adminLanguage, adminLanguages } from '@/i18n/label';
import { localeNames } from '@/i18n/locales';

/** In which language the admin speaks; the account page has the same choice. */
export function LanguageChoice() {
  const say = useSay();
  const { i18n, switchLanguage } = useTranslation();
  return (
    <Segmented
      legend={say('language')}
      options={adminLanguages.map((value) => ({ value, label: localeNames[value] }))}
      value={adminLanguage(i18n.language)}
      // Payload's types know only the languages that come with it.
      onChange={(language) => void switchLanguage?.(language as never)}
    />
  );
}
