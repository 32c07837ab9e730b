import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { SearchList } from '@/components/search/SearchList';
import { RESULTS_A_PAGE } from '@/constants';
import { searchQuery } from '@/contract/query';
import type { SearchResults } from '@/contract/search';
import { requestedLocale } from '@/i18n/locale';
import { searchPath } from '@/lib/hrefs';
import { shownOf } from '@/lib/list-query';
import { acceptable } from '@/lib/search-params';
import { source } from '@/sources';
import { headOf } from '@/sources/heads';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(searchPath, { robots: { index: false } });

export default resilient(async function SearchPage({ params, searchParams }: ListPageProps) {
  const lang = await requestedLocale(params);
  const asked = await searchParams;
  const { search, sort } = acceptable(searchQuery, { ...asked, type: 'full', lang });
  const shown = shownOf(asked.shown, RESULTS_A_PAGE);
  const [head, found] = await Promise.all([
    headOf(searchPath, lang),
    source().search({ search, sort, type: 'full', offset: 0, limit: shown, lang }),
  ]);
  return (
    <PageHero title={head.title} lead={head.lead} trail={head.trail}>
      <ClientWords namespaces={['lists', 'filters', 'search', 'nav']}>
        <SearchList initial={found as SearchResults} filters={{ search, sort }} shown={shown} />
      </ClientWords>
    </PageHero>
  );
});
