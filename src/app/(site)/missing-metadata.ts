import type { Metadata } from 'next';
import { requestedLocale } from '@/i18n/locale';
import { source } from '@/sources';

/** The picture shared where editors chose none. */
const FALLBACK_IMAGE = '/icon-512.png';

/** The metadata of a page that is not there (specification §2): the editors' words, else 'error page'. */
export async function missingMetadata(params: Promise<{ locale: string }>): Promise<Metadata> {
  const { meta } = await source().notFound(await requestedLocale(params));
  const title = meta.pageTitle || 'error page';
  return {
    title,
    description: meta.pageDescription,
    robots: { index: false },
    openGraph: {
      type: 'website',
      url: './',
      title,
      description: meta.pageDescription,
      images: [meta.pageImage || FALLBACK_IMAGE],
    },
  };
}
