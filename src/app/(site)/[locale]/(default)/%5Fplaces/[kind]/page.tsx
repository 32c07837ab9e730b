import { headMetadata } from '@/app/(site)/head-metadata';
import { knownKind } from '@/app/(site)/known-kind';
import type { KindPageProps, ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { headOf } from '@/app/_data/heads';
import { requestedLocale } from '@/app/_data/requested-locale';
import { CARDS_A_PAGE } from '@/constants';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { sceneOf } from '@/features/pages/page-scenes';
import { byFilter } from '@/features/places/filters';
import { cardListQuery } from '@/features/places/query';
import { PlaceList } from '@/features/places/ui/PlaceList';
import { listPath } from '@/lib/hrefs';
import { requestTime } from '@/lib/request-time';
import { acceptable } from '@/lib/search-params';
import { source } from '@/sources';
import { shownOf } from '@/ui/lists/list-query';

export const dynamic = 'force-dynamic';

export const generateMetadata = async (props: KindPageProps) =>
  headMetadata(listPath((await props.params).kind))(props);

/** The list of a kind of places: rendered with the address's filters, then kept up by the browser. */
export default resilient(async function PlaceListPage(
  props: KindPageProps & Pick<ListPageProps, 'searchParams'>,
) {
  const lang = await requestedLocale(props.params);
  const kind = knownKind(await props.params);
  const asked = await props.searchParams;
  const query = acceptable(cardListQuery, { ...asked, lang });
  const filters = { ...byFilter((name) => query[name]), search: query.search };
  const shown = shownOf(asked.shown, CARDS_A_PAGE);
  const [head, initial] = await Promise.all([
    headOf(listPath(kind), lang),
    source().cardList({ kind, ...filters, offset: 0, limit: shown, lang }),
  ]);
  const now = requestTime();
  const { title, lead, trail } = head;
  return (
    <PageHero {...{ title, lead, trail }} scene={sceneOf(listPath(kind))}>
      <ClientWords namespaces={['lists', 'filters', 'placeFilters', 'hours', 'nav']}>
        <PlaceList kind={kind} initial={initial} filters={filters} shown={shown} now={now} />
      </ClientWords>
    </PageHero>
  );
});
