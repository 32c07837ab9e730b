import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { PlanNotes } from '@/components/plans/PlanNotes';
import { FloorPlan } from '@/components/plans/FloorPlan';
import { requestedLocale } from '@/i18n/locale';
import { editedMetadata } from '@/lib/metadata';
import { planPath, planState } from '@/lib/plans/address';
import type { SearchParams } from '@/lib/search-params';
import { requestTime } from '@/lib/request-time';
import { headOf } from '@/sources/heads';
import { floorPlans } from '@/sources/plan';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = resilientMetadata(async ({ params }: Props) => {
  const lang = await requestedLocale(params);
  return editedMetadata(planPath, lang, (await headOf(planPath, lang)).meta);
});

export default resilient(async function SchemePage({ params, searchParams }: Props) {
  const lang = await requestedLocale(params);
  const [head, { floors, kinds }] = await Promise.all([headOf(planPath, lang), floorPlans(lang)]);
  const known = {
    floors: floors.map(({ floor, places }) => ({ floor, areas: places })),
    kinds: kinds.map(({ value }) => value),
  };
  const initial = planState(await searchParams, known);
  return (
    <PageHero wide title={head.title} lead={head.lead} trail={head.trail}>
      <ClientWords namespaces={['scheme', 'places', 'hours', 'nav']}>
        {/* Another address is another plan to begin with. */}
        <FloorPlan
          key={JSON.stringify(initial)}
          floors={floors}
          kinds={kinds}
          initial={initial}
          now={requestTime()}
        />
      </ClientWords>
      {head.page && <PlanNotes page={head.page} />}
    </PageHero>
  );
});
