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
import { flightsQuery } from '@/features/flights/query';
import { requestedLocale } from '@/app/_data/requested-locale';
import { boardPath } from '@/features/flights/board-href';
import { requestTime } from '@/lib/request-time';
import { acceptable } from '@/lib/search-params';
import { airportDate } from '@/lib/time';
import { toJsonProp } from '@/lib/json-prop';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';
import { nullOnOutage } from '@/sources/source';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(boardPath);

export default resilient(async function FlightBoardPage({ params, searchParams }: ListPageProps) {
  const lang = await requestedLocale(params);
  const query = acceptable(flightsQuery, { ...(await searchParams), lang });
  const [head, flights, { headerData }] = await Promise.all([
    headOf(boardPath, lang),
    nullOnOutage(source().flights(query)),
    source().layout({ lang }),
  ]);
  const today = airportDate(flights ? Date.parse(flights.as_of) : requestTime());
  const unavailable = <Unavailable flights phone={headerData.phone} />;
  return (
    <PageHero brief title={head.title} lead={head.lead}>
      <Surface>
        <BoardFilters query={query} today={today} />
        {flights ? (
          <ClientWords namespaces={[...flightNamespaces, 'nav']}>
            <FlightBoard query={query} initial={toJsonProp(flights)} unavailable={unavailable} />
          </ClientWords>
        ) : (
          unavailable
        )}
      </Surface>
    </PageHero>
  );
});
