import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { pageScenes } from '@/features/pages/page-scenes';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { PressList } from '@/features/press/ui/PressList';
import { RESULTS_A_PAGE } from '@/constants';
import { pressQuery } from '@/features/press/query';
import { requestedLocale } from '@/app/_data/requested-locale';
import { pressListPath } from '@/lib/hrefs';
import { shownOf } from '@/ui/lists/list-query';
import { acceptable } from '@/lib/search-params';
import { source } from '@/sources';
import { headOf } from '@/app/_data/heads';

export const dynamic = 'force-dynamic';

export const generateMetadata = headMetadata(pressListPath);

export default resilient(async function PressReleasesPage({ params, searchParams }: ListPageProps) {
  const lang = await requestedLocale(params);
  const asked = await searchParams;
  const { type, search } = acceptable(pressQuery, { ...asked, lang });
  const shown = shownOf(asked.shown, RESULTS_A_PAGE);
  const [head, initial] = await Promise.all([
    headOf(pressListPath, lang),
    source().pressList({ type, search, offset: 0, limit: shown, lang }),
  ]);
  return (
    <PageHero
      title={head.title}
      lead={head.lead}
      trail={head.trail}
      scene={pageScenes['press-center--press-releases']}
    >
      <ClientWords namespaces={['lists', 'filters', 'calendar', 'nav']}>
        <PressList initial={initial} filters={{ type, search }} shown={shown} />
      </ClientWords>
    </PageHero>
  );
});
