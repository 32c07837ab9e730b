import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { pageScenes } from '@/features/pages/page-scenes';
import { SiteMap } from '@/features/site-map/SiteMap';
import { Surface } from '@/ui/Surface/Surface';
import { requestedLocale } from '@/app/_data/requested-locale';
import { headOf } from '@/app/_data/heads';
import { siteTree } from '@/app/_data/site-tree';

export const revalidate = 3600;

export const generateMetadata = headMetadata('/sitemap/');

/** Every page of the site, from the route table and the content. */
export default resilient(async function SiteMapPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [head, branches] = await Promise.all([headOf('/sitemap/', lang), siteTree(lang)]);
  return (
    <PageHero title={head.title} lead={head.lead} scene={pageScenes.sitemap}>
      <Surface>
        <SiteMap branches={branches} />
      </Surface>
    </PageHero>
  );
});
