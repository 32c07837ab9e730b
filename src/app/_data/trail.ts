import type { Link } from '@/schema-parts/common';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources/index';
import { nullOnOutage } from '@/sources/source';

/** The pages above a path, named as their own titles are: `/passengers/baggage/` stands under Passengers. */
export async function trailTo(path: string, lang: Locale): Promise<Link[]> {
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}/`);
  if (above.length === 0) return [];
  const index = await nullOnOutage(source().pages({ lang }));
  const items = index?.items ?? [];
  return above.flatMap((href) => {
    const page = items.find((item) => item.href === href);
    return page ? [{ href, text: page.title }] : [];
  });
}
