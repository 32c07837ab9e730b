import { locales, type Locale } from '@/i18n/locales';

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by npm test.`);
  return value;
}

export const siteUrl = required('SITE_URL');
/** The database of the site under test. */
export const siteDatabase = required('SITE_DATABASE_URI');
export const secondSiteUrl = required('SECOND_SITE_URL');

/** Sends a request to a site; redirects are answers, not followed. */
export function send(path: string, init: RequestInit = {}, base = siteUrl): Promise<Response> {
  return fetch(base + path, { redirect: 'manual', ...init });
}

export const everyLocale: readonly Locale[] = locales;
