import { notFound } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import { movedTo } from '@/app/(site)/moved-to';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { TextPage } from '@/features/pages/ui/TextPage';
import { requestedLocale } from '@/app/_data/requested-locale';
import { pageSlug, pathOf } from '@/lib/hrefs';
import { editedMetadata } from '@/features/seo/metadata';
import { trailTo } from '@/app/_data/trail';
import { source } from '@/sources';
import { sectionContext } from '@/app/_data/section-context';

/** Filled at the first request, kept until what it shows is published anew. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; path: string[] }>;
}

/** Any page that editors wrote, at its own address; else where its address was moved to. */
async function pageOf(params: Props['params']) {
  const lang = await requestedLocale(params);
  const path = pathOf((await params).path);
  const reply = await source().page({ slug: pageSlug(path), lang });
  if (reply) return { lang, path, ...reply };
  const moved = await source().redirect(path);
  if (moved) movedTo(moved, lang);
  return null;
}

export const generateMetadata = resilientMetadata(async ({ params }: Props) => {
  const found = await pageOf(params);
  if (!found) return missingMetadata(params);
  const { lang, path, meta } = found;
  return editedMetadata(path, lang, meta);
});

export default resilient(async function EditedPage({ params }: Props) {
  const found = await pageOf(params);
  if (!found) notFound();
  const { lang, path, page } = found;
  return <TextPage page={page} trail={await trailTo(path, lang)} {...await sectionContext(lang)} />;
});
