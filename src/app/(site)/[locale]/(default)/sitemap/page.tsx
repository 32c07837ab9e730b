import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { SiteMap } from '@/components/site-map/SiteMap';
import { Sheet } from '@/components/ui/Sheet/Sheet';
import { requestedLocale } from '@/i18n/locale';
import { editedMetadata } from '@/lib/metadata';
import { headOf } from '@/sources/heads';
import { siteTree } from '@/sources/site-tree';

interface Props {
  params: Promise<{ locale: string }>;
}

export const revalidate = 3600;

export const generateMetadata = resilientMetadata(async ({ params }: Props) => {
  const lang = await requestedLocale(params);
  return editedMetadata('/sitemap/', lang, (await headOf('/sitemap/', lang)).meta);
});

/** Every page of the site, from the route table and the content. */
export default resilient(async function SiteMapPage({ params }: Props) {
  const lang = await requestedLocale(params);
  const [head, branches] = await Promise.all([headOf('/sitemap/', lang), siteTree(lang)]);
  return (
    <PageHero title={head.title} lead={head.lead}>
      <Sheet>
        <SiteMap branches={branches} />
      </Sheet>
    </PageHero>
  );
});
