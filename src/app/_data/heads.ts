import { cache } from 'react';
import type { Link } from '@/schema-parts/common';
import type { Locale } from '@/i18n/locales';
import type { PageMeta } from '@/features/layout/schema';
import type { PageReply } from '@/features/pages/schema';
import { pageSlug } from '@/lib/hrefs';
import { bundledSource, source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';
import type { LocalText } from '@/lib/local-text';
import { trailTo } from './trail';

/** The words over a list, and what stands above it. */
export interface Head {
  path: string;
  title: LocalText;
  lead: LocalText;
  meta: PageMeta;
  trail: Link[];
  /** What editors wrote below the head, if anything. */
  page: PageReply['page'] | null;
}

/** The words of the configured source; where it has none at the moment, those of the bundled CMS. */
async function wordsOf(path: string, lang: Locale): Promise<PageReply | null> {
  const slug = pageSlug(path);
  return (
    (await nullOnOutage(source().page({ slug, lang }))) ?? bundledSource().page({ slug, lang })
  );
}

/** The editors' words of a page that has more to show than they write, such as a list. */
export const headOf = cache(async (path: string, lang: Locale): Promise<Head> => {
  const [reply, trail] = await Promise.all([wordsOf(path, lang), trailTo(path, lang)]);
  const { title = '', lead = '' } = reply?.page ?? {};
  const meta = reply?.meta ?? { pageTitle: title, pageDescription: lead, pageImage: null };
  return { path, title, lead, meta, trail, page: reply?.page ?? null };
});
