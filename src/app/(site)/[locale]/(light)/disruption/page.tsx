import { getTranslations } from 'next-intl/server';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { DisruptionNow } from '@/features/disruption/ui/DisruptionPage/DisruptionNow';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { changesToday } from '@/app/_data/changes-today';
import { nextFlights } from '@/app/_data/next-flights';
import { requestedLocale } from '@/app/_data/requested-locale';
import { disruptionPath } from '@/lib/hrefs';
import { pageMetadata } from '@/features/seo/metadata';
import { source } from '@/sources';

export const dynamic = 'force-dynamic';

/** While nothing keeps flights from going as planned it is no page to be found by. */
export const generateMetadata = resilientMetadata(async ({ params }: SitePageProps) => {
  const lang = await requestedLocale(params);
  const t = await getTranslations('disruption');
  const { disruptions } = await source().disruption({ lang });
  const [title, description] = [t('title'), t('description')];
  return {
    ...pageMetadata({ path: disruptionPath, lang, title, description }),
    ...(disruptions.length === 0 && { robots: { index: false } }),
  };
});

export default resilient(async function DisruptionsPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const [reply, { headerData }, t] = await Promise.all([
    source().disruption({ lang }),
    source().layout({ lang }),
    getTranslations('disruption'),
  ]);
  const isDisrupted = reply.disruptions.length > 0;
  const [calm, changes] = isDisrupted
    ? [null, null]
    : await Promise.all([nextFlights(lang), changesToday(lang)]);
  return (
    <PageHero brief title={t('title')} lead={t('description')} scene="windsock">
      <DisruptionNow {...{ lang, reply, calm, changes }} phone={headerData.phone} />
    </PageHero>
  );
});
