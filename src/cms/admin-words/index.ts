import type { Language } from '@payloadcms/translations';
import { en } from '@payloadcms/translations/languages/en';
import { ru } from '@payloadcms/translations/languages/ru';
import type { Config } from 'payload';
import ruPlugins from '@/i18n/admin-messages/payload-plugins.ru.json';
import uzPlugins from '@/i18n/admin-messages/payload-plugins.uz.json';
import uzPayload from '@/i18n/admin-messages/payload.uz.json';
import type { AdminLanguage } from '@/i18n/label';
import { defaultLocale } from '@/i18n/locales';
import { auditWords } from './say';

/**
 * Payload's own words in Uzbek. Labels are put into sentences in the nominative, because a suffix would
 * have to change with the word before it; a count follows its label, because a noun after a number stays
 * singular and Payload passes plural labels. Words that Payload only shows after a number are singular.
 */
export const uz: Language = {
  // Payload loads no Uzbek dates, and with a key it does not know every date stays at “Yuklanmoqda…”.
  // In the browser src/cms/admin-language/AdminDates.tsx puts Uzbek ones in the place of these; on the
  // server dates are numbers.
  dateFNSKey: 'ru',
  translations: uzPayload,
};

/** Words of tabs, which Payload looks up by their keys. */
const tabs = (language: string) => ({ audit: { history: auditWords(language)('history') } });

/**
 * The languages of the admin; Uzbek where nobody chose another. Payload's types know only the
 * languages that come with it, its code takes any. What its plugins lack, and corrections where its
 * Russian lost a parameter, a space or a spelling, or names a thing as nobody does, are in
 * `payload-plugins.*.json`.
 */
export const i18n = {
  supportedLanguages: { uz, ru, en } satisfies Record<AdminLanguage, Language>,
  fallbackLanguage: defaultLocale,
  translations: {
    uz: { ...uzPlugins, ...tabs('uz') },
    ru: { ...ruPlugins, ...tabs('ru') },
    en: {
      general: { locale: 'Content language' },
      // Of files there are but pictures.
      lexical: { upload: { label: 'Image' } },
      ...tabs('en'),
    },
  } satisfies Record<AdminLanguage, object>,
} as unknown as Config['i18n'];
