import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { pageScenes } from '@/features/pages/page-scenes';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { PageIndex } from '@/features/site-map/PageIndex';
import { Surface } from '@/ui/Surface/Surface';
import { requestedLocale } from '@/app/_data/requested-locale';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';

export const revalidate = 3600;

export const generateMetadata = headMetadata('/pages/');

/** The pages that editors write, by title. */
export default resilient(async function PagesPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [head, { items }] = await Promise.all([headOf('/pages/', lang), source().pages({ lang })]);
  const others = items.filter(({ slug }) => !['home', 'pages'].includes(slug));
  return (
    <PageHero title={head.title} lead={head.lead} scene={pageScenes.pages}>
      <Surface>
        <PageIndex items={others} />
      </Surface>
    </PageHero>
  );
});
