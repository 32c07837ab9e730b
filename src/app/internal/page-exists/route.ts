import { isLocale } from '@/i18n/locales';
import { isInternal } from '@/platform/preview-access/internal';
import { pageExists } from '@/app/_data/page-exists';

/**
 * Whether there is content for an address, asked by the server itself.
 * Query: `path` without locale, with a trailing slash; `lang`. 204, or 404, as to everyone else.
 */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const [path, lang] = [query.get('path'), query.get('lang')];
  const isAsked = isInternal('page-exists', request.headers) && path !== null && isLocale(lang);
  const status = isAsked && (await pageExists(path, lang)) ? 204 : 404;
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
