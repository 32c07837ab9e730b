import { notFound } from 'next/navigation';
import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { TextPage } from '@/features/pages/ui/TextPage';
import { Sections } from '@/features/pages/ui/Sections';
import { Answer } from '@/features/pages/sections/transport/Answer';
import { TransportSection } from '@/features/pages/sections/transport/View';
import { requestedLocale } from '@/app/_data/requested-locale';
import { headOf } from '@/app/_data/heads';
import { sectionContext } from '@/app/_data/section-context';
import { requestTime } from '@/lib/request-time';
import { airportClock } from '@/lib/time';

export const dynamic = 'force-dynamic';

const path = '/how-to-get-there/';

export const generateMetadata = headMetadata(path);

/** The ways to the terminal, answered for `?from=station&at=23:30`. */
export default resilient(async function WaysPage({ params, searchParams }: ListPageProps) {
  const lang = await requestedLocale(params);
  const { page, trail } = await headOf(path, lang);
  if (!page) notFound();
  const context = await sectionContext(lang);
  const { from, at } = await searchParams;
  const asked = { path, from, at, now: airportClock(requestTime()) };
  return (
    <TextPage page={page} trail={trail} {...context}>
      {page.sections.map((section) =>
        section.type === 'transport' ? (
          <TransportSection
            key={section.id}
            section={section}
            answer={<Answer section={section} {...asked} />}
          />
        ) : (
          <Sections key={section.id} sections={[section]} {...context} />
        ),
      )}
    </TextPage>
  );
});
