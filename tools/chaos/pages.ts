import { locales } from '../../src/i18n/locales';
import { localised } from '../../src/lib/hrefs';
import { pageKinds, type PageKind, type Said } from '../../tests/faulty-api/pages';
import { realPath } from '../../tests/paths';

export interface RequestedPage extends PageKind {
  /** With language and query. */
  path: string;
}

/** A page of every kind in every language, with the ids that an API gives. */
export async function requestedPages(api: string): Promise<RequestedPage[]> {
  const get = async (call: string) => (await fetch(api + call)).json();
  const pages: RequestedPage[] = [];
  for (const kind of pageKinds) {
    const path = (await realPath(kind.route, get)) + (kind.query ?? '');
    for (const lang of locales) pages.push({ ...kind, path: localised(path, lang) });
  }
  return pages;
}

/** The paths of pages that say this of themselves with a warm cache while the source is down. */
export const pathsSaying = (pages: readonly RequestedPage[], said: Said): Set<string> =>
  new Set(pages.filter(({ warm }) => warm === said).map(({ path }) => path));
