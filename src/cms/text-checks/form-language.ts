import { createContext } from 'react';
import type { Locale } from '@/i18n/locales';

/** The language of a form that is in another than the admin's page; null on the page's own form. */
export const FormLanguage = createContext<Locale | null>(null);
