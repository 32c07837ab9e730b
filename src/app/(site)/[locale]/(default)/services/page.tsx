import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { CardGrid } from '@/features/places/ui/CardGrid';
import { serviceSummary } from '@/features/places/ui/place-summary';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Empty } from '@/ui/lists/Empty';
import { CardTiles } from '@/features/pages/sections/cards/View';
import { PageBlock } from '@/features/pages/ui/PageBlock';
import { Sections } from '@/features/pages/ui/Sections';
import { requestedLocale } from '@/app/_data/requested-locale';
import { requestTime } from '@/lib/request-time';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';
import { sectionContext } from '@/app/_data/section-context';

export const revalidate = 300;

export const generateMetadata = headMetadata('/services/');

/** The first cards that editors wrote, such as shops and food, then every service, then what else they wrote. */
export default resilient(async function ServicesPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [head, { items, message }] = await Promise.all([
    headOf('/services/', lang),
    source().services({ lang }),
  ]);
  const [first, ...others] = head.page?.sections ?? [];
  const tiles = first?.type === 'cards' && first.items.length > 0 ? first : null;
  const below = first && !tiles ? [first, ...others] : others;
  const services =
    items.length > 0 ? (
      <CardGrid places={items.map(serviceSummary)} now={requestTime()} />
    ) : (
      <Empty message={message} />
    );
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      {tiles && <CardTiles section={tiles} />}
      {tiles ? <PageBlock>{services}</PageBlock> : services}
      {below.length > 0 && (
        <PageBlock>
          <Sections sections={below} {...await sectionContext(lang)} />
        </PageBlock>
      )}
    </PageHero>
  );
});
