import type { Metadata } from 'next';
import { requestedLocale } from '@/app/_data/requested-locale';
import { plain } from '@/lib/local-text';
import { source } from '@/sources';

/** The picture shared where editors chose none. */
const FALLBACK_IMAGE = '/icon-512.png';

/** The metadata of a page that is not there: the editors' words, else 'error page'. */
export async function missingMetadata(params: Promise<{ locale: string }>): Promise<Metadata> {
  const { meta } = await source().notFound({ lang: await requestedLocale(params) });
  const title = plain(meta.pageTitle) || 'error page';
  const description = plain(meta.pageDescription);
  return {
    title,
    description,
    robots: { index: false },
    openGraph: {
      type: 'website',
      url: './',
      title,
      description,
      images: [meta.pageImage || FALLBACK_IMAGE],
    },
  };
}
