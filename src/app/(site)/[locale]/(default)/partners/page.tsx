import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { PartnerGrid } from '@/components/partners/PartnerGrid';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { Empty } from '@/components/lists/Empty';
import { requestedLocale } from '@/i18n/locale';
import { source } from '@/sources';
import { headOf } from '@/sources/heads';

export const revalidate = 3600;

export const generateMetadata = headMetadata('/partners/');

export default resilient(async function PartnersPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [head, { items, message }] = await Promise.all([
    headOf('/partners/', lang),
    source().partners(lang),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      {items.length > 0 ? <PartnerGrid partners={items} /> : <Empty message={message} />}
    </PageHero>
  );
});
