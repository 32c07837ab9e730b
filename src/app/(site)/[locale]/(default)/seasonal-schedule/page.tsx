import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Schedule } from '@/features/flight-schedule/ui/Schedule';
import { startOf } from '@/features/flights/flight-pages';
import { scheduleQuery } from '@/features/flight-schedule/query';
import { requestedLocale } from '@/app/_data/requested-locale';
import { schedulePath } from '@/features/flight-schedule/schedule-href';
import { acceptable } from '@/lib/search-params';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(schedulePath);

export default resilient(async function SeasonalSchedulePage({
  params,
  searchParams,
}: ListPageProps) {
  const lang = await requestedLocale(params);
  const asked = await searchParams;
  const query = acceptable(scheduleQuery, { ...asked, lang });
  const [head, schedule] = await Promise.all([
    headOf(schedulePath, lang),
    source().schedule(query),
  ]);
  return (
    <PageHero brief title={head.title} lead={head.lead} trail={head.trail}>
      <Schedule query={query} start={startOf(asked.start)} schedule={schedule} />
    </PageHero>
  );
});
