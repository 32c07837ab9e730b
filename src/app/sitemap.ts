import type { MetadataRoute } from 'next';
import { defaultLocale, locales } from '@/i18n/locales';
import { env } from '@/env';
import { localised } from '@/lib/hrefs';
import { siteLinks } from '@/app/_data/site-tree';

/** Rendered at request: the content decides which pages there are. */
export const dynamic = 'force-dynamic';

/** Every page in every language, each with its alternates. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const address = (path: string) => new URL(path, env().SITE_URL).href;
  const links = await siteLinks(defaultLocale);
  return links.flatMap(({ href }) => {
    const languages = Object.fromEntries(
      locales.map((locale) => [locale, address(localised(href, locale))]),
    );
    return locales.map((locale) => ({
      url: address(localised(href, locale)),
      alternates: { languages: { ...languages, 'x-default': address(href) } },
    }));
  });
}
