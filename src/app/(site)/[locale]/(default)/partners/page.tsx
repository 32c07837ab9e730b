import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { PartnerGrid } from '@/features/partners/ui/PartnerGrid';
import { pageScenes } from '@/features/pages/page-scenes';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Empty } from '@/ui/lists/Empty';
import { requestedLocale } from '@/app/_data/requested-locale';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';

export const revalidate = 3600;

export const generateMetadata = headMetadata('/partners/');

export default resilient(async function PartnersPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [head, { items, message }] = await Promise.all([
    headOf('/partners/', lang),
    source().partners({ lang }),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail} scene={pageScenes.partners}>
      {items.length > 0 ? <PartnerGrid partners={items} /> : <Empty message={message} />}
    </PageHero>
  );
});
