import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { CardGrid } from '@/features/places/ui/CardGrid';
import { serviceSummary } from '@/features/places/ui/place-summary';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Empty } from '@/ui/lists/Empty';
import { PageSections } from '@/features/pages/ui/PageSections';
import { requestedLocale } from '@/app/_data/requested-locale';
import { requestTime } from '@/lib/request-time';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';
import { sectionContext } from '@/app/_data/section-context';

export const revalidate = 300;

export const generateMetadata = headMetadata('/services/');

export default resilient(async function ServicesPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [head, { items, message }] = await Promise.all([
    headOf('/services/', lang),
    source().services({ lang }),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      {items.length > 0 ? (
        <CardGrid places={items.map(serviceSummary)} now={requestTime()} />
      ) : (
        <Empty message={message} />
      )}
      {head.page && <PageSections sections={head.page.sections} {...await sectionContext(lang)} />}
    </PageHero>
  );
});
