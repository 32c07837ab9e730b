import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { BoardFilters } from '@/features/flights/ui/BoardFilters/BoardFilters';
import { FlightBoard } from '@/features/flights/ui/FlightBoard/FlightBoard';
import { Unavailable } from '@/features/errors/Unavailable/Unavailable';
import { flightNamespaces } from '@/features/flights/status-words';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { Surface } from '@/ui/Surface/Surface';
import { requestedLocale } from '@/app/_data/requested-locale';
import { boardPath } from '@/features/flights/board-href';
import { source } from '@/sources';
import { boardAt } from '@/app/_data/board';
import { headOf } from '@/app/_data/heads';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(boardPath);

export default resilient(async function FlightBoardPage({ params, searchParams }: ListPageProps) {
  const lang = await requestedLocale(params);
  const [head, { query, today, board }, { headerData }] = await Promise.all([
    headOf(boardPath, lang),
    boardAt(await searchParams, lang),
    source().layout({ lang }),
  ]);
  const unavailable = <Unavailable flights phone={headerData.phone} />;
  return (
    <PageHero brief title={head.title} lead={head.lead}>
      <Surface>
        <BoardFilters query={query} today={today} />
        {board ? (
          <ClientWords namespaces={[...flightNamespaces, 'nav']}>
            <FlightBoard query={query} initial={board} unavailable={unavailable} />
          </ClientWords>
        ) : (
          unavailable
        )}
      </Surface>
    </PageHero>
  );
});
