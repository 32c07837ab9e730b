import { locales } from '../../src/i18n/locales';
import { localised } from '../../src/lib/hrefs';
import { pageKinds, type PageKind } from '../../tests/faults/pages';
import { realPath } from '../../tests/paths';

export interface AskedPage extends PageKind {
  /** With language and query. */
  path: string;
}

/** A page of every kind in every language, with the ids that an API gives. */
export async function askedPages(api: string): Promise<AskedPage[]> {
  const get = async (call: string) => (await fetch(api + call)).json();
  const pages: AskedPage[] = [];
  for (const kind of pageKinds) {
    const path = (await realPath(kind.route, get)) + (kind.query ?? '');
    for (const lang of locales) pages.push({ ...kind, path: localised(path, lang) });
  }
  return pages;
}

/** The paths of those pages that keep showing something of a kind while the source is away. */
export const pathsKept = (pages: readonly AskedPage[], kept: PageKind['kept']): Set<string> =>
  new Set(pages.filter((page) => page.kept === kept).map(({ path }) => path));
