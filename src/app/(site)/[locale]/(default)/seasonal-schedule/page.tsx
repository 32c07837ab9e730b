import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { Schedule } from '@/components/schedule/Schedule';
import { scheduleQuery } from '@/contract/query';
import { requestedLocale } from '@/i18n/locale';
import { schedulePath } from '@/lib/schedule-href';
import { acceptable } from '@/lib/search-params';
import { source } from '@/sources';
import { headOf } from '@/sources/heads';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(schedulePath);

export default resilient(async function SeasonalSchedulePage({
  params,
  searchParams,
}: ListPageProps) {
  const lang = await requestedLocale(params);
  const query = acceptable(scheduleQuery, { ...(await searchParams), lang });
  const [head, schedule] = await Promise.all([
    headOf(schedulePath, lang),
    source().schedule(query),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      <Schedule query={query} schedule={schedule} />
    </PageHero>
  );
});
