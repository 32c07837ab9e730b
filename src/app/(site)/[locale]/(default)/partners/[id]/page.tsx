import { notFound } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import type { ItemPageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { PartnerDetail } from '@/features/places/ui/details';
import { currentSeason } from '@/app/_data/current-season';
import { requestedLocale } from '@/app/_data/requested-locale';
import { partnerPath } from '@/lib/hrefs';
import { pageMetadata } from '@/features/seo/metadata';
import { requestTime } from '@/lib/request-time';
import { source } from '@/sources';
import { trailTo } from '@/app/_data/trail';

export const revalidate = 300;

export const generateStaticParams = () => [];

async function partnerOf(params: ItemPageProps['params']) {
  const lang = await requestedLocale(params);
  const reply = await source().partner({ id: (await params).id, lang });
  if (!reply) return null;
  return { lang, item: reply.item, path: partnerPath(reply.item.id) };
}

export const generateMetadata = resilientMetadata(async ({ params }: ItemPageProps) => {
  const found = await partnerOf(params);
  if (!found) return missingMetadata(params);
  const { lang, item, path } = found;
  return pageMetadata({
    path,
    lang,
    title: item.title,
    description: item.text,
    image: item.logo?.src,
  });
});

export default resilient(async function PartnerPage({ params }: ItemPageProps) {
  const found = await partnerOf(params);
  if (!found) notFound();
  const { lang, item, path } = found;
  const [trail, season] = await Promise.all([
    trailTo(path, lang),
    item.type.value === 'airline' ? currentSeason(lang) : null,
  ]);
  return <PartnerDetail {...{ item, trail, season }} now={requestTime()} />;
});
