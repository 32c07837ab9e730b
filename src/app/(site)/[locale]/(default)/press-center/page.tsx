import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { headMetadata } from '@/app/(site)/head-metadata';
import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient } from '@/app/(site)/resilient';
import { headingsOf } from '@/features/pages/headings';
import { Sections } from '@/features/pages/ui/Sections';
import { TextPage } from '@/features/pages/ui/TextPage';
import { LatestReleases } from '@/features/press/ui/LatestReleases';
import { requestedLocale } from '@/app/_data/requested-locale';
import { headOf } from '@/app/_data/heads';
import { latestReleases } from '@/app/_data/latest-releases';
import { sectionContext } from '@/app/_data/section-context';

export const revalidate = 3600;

const path = '/press-center/';
const id = 'latest-releases';

export const generateMetadata = headMetadata(path);

/** Whom journalists ask, the latest releases, and what else editors wrote. */
export default resilient(async function PressCenterPage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const { page, trail } = await headOf(path, lang);
  if (!page) notFound();
  const releases = await latestReleases(lang);
  const context = await sectionContext(lang);
  const [first, rest] = [page.sections.slice(0, 1), page.sections.slice(1)];
  const latest =
    releases.length > 0 ? [{ id, text: (await getTranslations('press'))('latest') }] : [];
  const headings = [...headingsOf(first), ...latest, ...headingsOf(rest)];
  return (
    <TextPage page={page} trail={trail} headings={headings} {...context}>
      <Sections sections={first} {...context} />
      {releases.length > 0 && <LatestReleases id={id} releases={releases} />}
      <Sections sections={rest} {...context} />
    </TextPage>
  );
});
