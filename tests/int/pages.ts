import type { Locale } from '@/i18n/locales';
import { localised } from '@/lib/hrefs';
import { send, siteUrl } from './site';

export const getJson = async (api: string, base = siteUrl) => (await send(api, {}, base)).json();

/** A page of a site, in a language. */
export async function html(path: string, lang: Locale, base = siteUrl) {
  const response = await send(localised(path, lang), {}, base);
  return { status: response.status, text: await response.text() };
}
