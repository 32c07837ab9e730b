import type { Config } from 'payload';
import { en } from '@payloadcms/translations/languages/en';
import { ru } from '@payloadcms/translations/languages/ru';
import { defaultLocale } from '../../src/contract/locale';
import { ruExtra } from './ru-extra';
import { uz } from './uz';
import { uzExtra } from './uz-extra';

/**
 * The languages of the admin; Uzbek where nobody chose another. Payload's types know only the
 * languages that come with it, its code takes any.
 */
export const i18n = {
  supportedLanguages: { uz, ru, en },
  fallbackLanguage: defaultLocale,
  translations: { uz: uzExtra, ru: ruExtra },
} as unknown as Config['i18n'];
