import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { PlanNotes } from '@/features/floor-plans/ui/PlanNotes';
import { FloorPlan } from '@/features/floor-plans/ui/FloorPlan';
import { requestedLocale } from '@/app/_data/requested-locale';
import { planPath, planState } from '@/features/floor-plans/address';
import { requestTime } from '@/lib/request-time';
import { headOf } from '@/app/_data/heads';
import { floorPlans } from '@/app/_data/plan';
import { Live } from '@/ui/Live';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(planPath);

export default resilient(async function SchemePage({ params, searchParams }: ListPageProps) {
  const lang = await requestedLocale(params);
  const [head, { floors, kinds }] = await Promise.all([headOf(planPath, lang), floorPlans(lang)]);
  const known = {
    floors: floors.map(({ floor, places }) => ({ floor, areas: places })),
    kinds: kinds.map(({ value }) => value),
  };
  const initial = planState(await searchParams, known);
  return (
    <PageHero brief wide title={head.title} lead={head.lead} trail={head.trail}>
      <ClientWords namespaces={['scheme', 'places', 'hours', 'nav']}>
        {/* Another address is another plan to begin with. */}
        <Live />
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
