import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { CardGrid } from '@/components/cards/CardGrid';
import { serviceSummary } from '@/components/cards/place-summary';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { Empty } from '@/components/lists/Empty';
import { PageSections } from '@/components/sections/PageSections';
import { requestedLocale } from '@/i18n/locale';
import { requestTime } from '@/lib/request-time';
import { source } from '@/sources';
import { headOf } from '@/sources/heads';

export const revalidate = 300;

export const generateMetadata = headMetadata('/services/');

export default resilient(async function ServicesPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [head, { items, message }] = await Promise.all([
    headOf('/services/', lang),
    source().services(lang),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      {items.length > 0 ? (
        <CardGrid places={items.map(serviceSummary)} now={requestTime()} />
      ) : (
        <Empty message={message} />
      )}
      {head.page && <PageSections sections={head.page.sections} />}
    </PageHero>
  );
});
