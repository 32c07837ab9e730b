import { locales } from '../../src/i18n/locales';
import { pagePath } from '../../src/lib/hrefs';
import type { Examiner } from './examiner';
import { shown } from './recorder';

/** The index of pages in each language, and each of its pages, the languages in turn. */
export async function checkPages(examiner: Examiner): Promise<void> {
  for (const [turn, lang] of locales.entries()) {
    const address = { call: 'pages', query: { lang } } as const;
    const items = (await examiner.data(address))?.items ?? [];
    for (const [index, { slug, href, title }] of items.entries()) {
      const at = `$.data.items[${index}].href`;
      examiner.check('page', address, href === pagePath(slug), at, pagePath(slug), href);
      if (index % locales.length !== turn) continue;
      const one = { call: 'page', parameters: { slug }, query: { lang } } as const;
      const page = (await examiner.data(one))?.page;
      if (!page) continue;
      const isSame = page.slug === slug && page.title === title;
      const expected = shown({ slug, title });
      const found = shown({ slug: page.slug, title: page.title });
      examiner.check('page', one, isSame, '$.data.page', expected, found);
    }
  }
}
