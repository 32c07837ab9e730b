import type { Metadata } from 'next';
import { BoardFilters } from '@/components/flights/BoardFilters/BoardFilters';
import { FlightBoard } from '@/components/flights/FlightBoard/FlightBoard';
import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { Sheet } from '@/components/ui/Sheet/Sheet';
import { flightsQuery } from '@/contract/query';
import { requestedLocale } from '@/i18n/locale';
import { boardPath } from '@/lib/flights/board-href';
import { editedMetadata } from '@/lib/metadata';
import { acceptable, type SearchParams } from '@/lib/search-params';
import { airportDate } from '@/lib/time';
import { source } from '@/sources';
import { headOf } from '@/sources/heads';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await requestedLocale(params);
  return editedMetadata(boardPath, lang, (await headOf(boardPath, lang)).meta);
}

export default async function FlightBoardPage({ params, searchParams }: Props) {
  const lang = await requestedLocale(params);
  const query = acceptable(flightsQuery, { ...(await searchParams), lang });
  const [head, flights] = await Promise.all([headOf(boardPath, lang), source().flights(query)]);
  const today = airportDate(Date.parse(flights.as_of));
  return (
    <PageHero brief title={head.title} lead={head.lead}>
      <Sheet>
        <BoardFilters query={query} today={today} />
        <ClientWords namespaces={['board', 'status', 'nav']}>
          <FlightBoard query={query} initial={flights} />
        </ClientWords>
      </Sheet>
    </PageHero>
  );
}
