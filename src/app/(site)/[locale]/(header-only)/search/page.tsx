import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { pageScenes } from '@/features/pages/page-scenes';
import { LookedFor } from '@/features/search/ui/LookedFor/LookedFor';
import { SearchList } from '@/features/search/ui/SearchList';
import { RESULTS_A_PAGE } from '@/constants';
import { searchQuery } from '@/features/search/query';
import type { SearchResults } from '@/features/search/schema';
import { requestedLocale } from '@/app/_data/requested-locale';
import { searchPath } from '@/lib/hrefs';
import { shownOf } from '@/ui/lists/list-query';
import { acceptable } from '@/lib/search-params';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';

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
    <PageHero title={head.title} lead={head.lead} trail={head.trail} scene={pageScenes.search}>
      <ClientWords namespaces={['lists', 'filters', 'search', 'nav']}>
        <SearchList
          initial={found as SearchResults}
          filters={{ search, sort }}
          shown={shown}
          whenEmpty={<LookedFor />}
        />
      </ClientWords>
    </PageHero>
  );
});
