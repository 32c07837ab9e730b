import type { Metadata } from 'next';
import { requestedLocale } from '@/app/_data/requested-locale';
import { editedMetadata } from '@/features/seo/metadata';
import { headOf } from '@/app/_data/heads';
import type { SitePageProps } from './page-props';
import { resilientMetadata } from './resilient';

/** The metadata of a page that has more to show than editors write, in the words of its head. */
export const headMetadata = (path: string, more: Metadata = {}) =>
  resilientMetadata(async ({ params }: SitePageProps): Promise<Metadata> => {
    const lang = await requestedLocale(params);
    const { meta } = await headOf(path, lang);
    return { ...editedMetadata(path, lang, meta), ...more };
  });
