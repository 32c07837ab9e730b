import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { Schedule } from '@/components/schedule/Schedule';
import { scheduleQuery } from '@/contract/query';
import { requestedLocale } from '@/i18n/locale';
import { editedMetadata } from '@/lib/metadata';
import { schedulePath } from '@/lib/schedule-href';
import { acceptable, type SearchParams } from '@/lib/search-params';
import { source } from '@/sources';
import { headOf } from '@/sources/heads';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = resilientMetadata(async ({ params }: Props) => {
  const lang = await requestedLocale(params);
  return editedMetadata(schedulePath, lang, (await headOf(schedulePath, lang)).meta);
});

export default resilient(async function SeasonalSchedulePage({ params, searchParams }: Props) {
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
