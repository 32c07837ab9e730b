import { notFound } from 'next/navigation';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { TextPage } from '@/components/pages/TextPage';
import { Sections } from '@/components/sections/Sections';
import { TabsSection } from '@/components/sections/TabsSection';
import { requestedLocale } from '@/i18n/locale';
import { editedMetadata } from '@/lib/metadata';
import type { SearchParams } from '@/lib/search-params';
import { headOf } from '@/sources/heads';

export const dynamic = 'force-dynamic';

const path = '/services/business-halls/';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export const generateMetadata = resilientMetadata(async ({ params }: Props) => {
  const lang = await requestedLocale(params);
  return editedMetadata(path, lang, (await headOf(path, lang)).meta);
});

/** The halls, one a tab: `?tab=cip` or `?tab=vip`. */
export default resilient(async function BusinessHallsPage({ params, searchParams }: Props) {
  const { page, trail } = await headOf(path, await requestedLocale(params));
  if (!page) notFound();
  const { tab } = await searchParams;
  return (
    <TextPage page={page} trail={trail}>
      {page.sections.map((section) =>
        section.type === 'tabs' ? (
          <TabsSection key={section.id} section={section} path={path} chosen={String(tab)} />
        ) : (
          <Sections key={section.id} sections={[section]} />
        ),
      )}
    </TextPage>
  );
});
