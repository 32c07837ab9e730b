import type { Config } from 'payload';
import { en } from '@payloadcms/translations/languages/en';
import { ru } from '@payloadcms/translations/languages/ru';
import { defaultLocale } from '@/i18n/locales';
import { auditWords } from './audit-words';
import { ruExtra } from './ru-extra';
import { uz } from './uz';
import { uzExtra } from './uz-extra';

/** Words of tabs, which Payload looks up by their keys. */
const tabs = (language: string) => ({ audit: { history: auditWords(language)('history') } });

/**
 * The languages of the admin; Uzbek where nobody chose another. Payload's types know only the
 * languages that come with it, its code takes any.
 */
export const i18n = {
  supportedLanguages: { uz, ru, en },
  fallbackLanguage: defaultLocale,
  translations: {
    uz: { ...uzExtra, ...tabs('uz') },
    ru: { ...ruExtra, ...tabs('ru') },
    en: tabs('en'),
  },
} as unknown as Config['i18n'];
