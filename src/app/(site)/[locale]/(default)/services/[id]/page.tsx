import { notFound } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import { movedTo } from '@/app/(site)/moved-to';
import type { ItemPageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { ServiceDetail } from '@/features/places/ui/details';
import { planPosition } from '@/app/_data/plan-position';
import { requestedLocale } from '@/app/_data/requested-locale';
import { isExternal, isInternal, servicePath } from '@/lib/hrefs';
import { pageMetadata } from '@/features/seo/metadata';
import { requestTime } from '@/lib/request-time';
import { source } from '@/sources';
import { trailTo } from '@/app/_data/trail';

export const revalidate = 300;
export const generateStaticParams = () => [];

/** A service; one that a page describes is at that page. */
async function serviceOf(params: ItemPageProps['params']) {
  const lang = await requestedLocale(params);
  const { id } = await params;
  const reply = await source().service({ id, lang });
  if (!reply) return null;
  const { item } = reply;
  const path = servicePath(item.id);
  const isHere = item.href === path || item.href === servicePath(id);
  if (!isHere && (isInternal(item.href) || isExternal(item.href))) movedTo(item.href, lang);
  return { lang, item, path };
}

export const generateMetadata = resilientMetadata(async ({ params }: ItemPageProps) => {
  const found = await serviceOf(params);
  if (!found) return missingMetadata(params);
  const { lang, item, path } = found;
  return pageMetadata({ path, lang, title: item.title, description: item.text });
});

export default resilient(async function ServicePage({ params }: ItemPageProps) {
  const found = await serviceOf(params);
  if (!found) notFound();
  const { lang, item, path } = found;
  const [trail, position] = await Promise.all([trailTo(path, lang), planPosition(item)]);
  return <ServiceDetail item={item} trail={trail} now={requestTime()} position={position} />;
});
