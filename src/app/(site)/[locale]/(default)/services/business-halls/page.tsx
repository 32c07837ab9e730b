import { notFound } from 'next/navigation';
import { headMetadata } from '@/app/(site)/head-metadata';
import type { ListPageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { TextPage } from '@/features/pages/ui/TextPage';
import { Sections } from '@/features/pages/sections/Sections';
import { TabsSection } from '@/features/pages/sections/TabsSection';
import { requestedLocale } from '@/app/data/requested-locale';
import { headOf } from '@/app/data/heads';
import { sendContact } from '@/sources/contact/action';

export const dynamic = 'force-dynamic';

const path = '/services/business-halls/';

export const generateMetadata = headMetadata(path);

/** The halls, one a tab: `?tab=cip` or `?tab=vip`. */
export default resilient(async function BusinessHallsPage({ params, searchParams }: ListPageProps) {
  const { page, trail } = await headOf(path, await requestedLocale(params));
  if (!page) notFound();
  const { tab } = await searchParams;
  return (
    <TextPage page={page} trail={trail} sendContact={sendContact}>
      {page.sections.map((section) =>
        section.type === 'tabs' ? (
          <TabsSection key={section.id} section={section} path={path} chosen={String(tab)} />
        ) : (
          <Sections key={section.id} sections={[section]} sendContact={sendContact} />
        ),
      )}
    </TextPage>
  );
});
