import { notFound } from 'next/navigation';
import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { TextPage } from '@/features/pages/ui/TextPage';
import { Sections } from '@/features/pages/ui/Sections';
import { TabsSection } from '@/features/pages/sections/tabs/View';
import { requestedLocale } from '@/app/_data/requested-locale';
import { headOf } from '@/app/_data/heads';
import { sectionContext } from '@/app/_data/section-context';

export const dynamic = 'force-dynamic';

const path = '/services/business-halls/';

export const generateMetadata = headMetadata(path);

/** The halls, one a tab: `?tab=cip` or `?tab=vip`. */
export default resilient(async function BusinessHallsPage({ params, searchParams }: ListPageProps) {
  const lang = await requestedLocale(params);
  const { page, trail } = await headOf(path, lang);
  if (!page) notFound();
  const context = await sectionContext(lang);
  const { tab } = await searchParams;
  return (
    <TextPage page={page} trail={trail} {...context}>
      {page.sections.map((section) =>
        section.type === 'tabs' ? (
          <TabsSection key={section.id} section={section} path={path} chosen={String(tab)} />
        ) : (
          <Sections key={section.id} sections={[section]} {...context} />
        ),
      )}
    </TextPage>
  );
});
