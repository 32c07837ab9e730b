import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { knownKind } from '@/app/(site)/known-kind';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import type { PlacePageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { surroundings } from '@/app/_data/surroundings';
import { requestedLocale } from '@/app/_data/requested-locale';
import { trailTo } from '@/app/_data/trail';
import { PlaceDetail } from '@/features/places/ui/details';
import { pageMetadata } from '@/features/seo/metadata';
import { cardPath } from '@/lib/hrefs';
import { requestTime } from '@/lib/request-time';
import { afterComma, plain } from '@/lib/local-text';
import { source } from '@/sources';

export const revalidate = 300;
export const generateStaticParams = () => [];

async function placeOf(params: PlacePageProps['params']) {
  const lang = await requestedLocale(params);
  const kind = knownKind(await params);
  const reply = await source().card({ kind, id: (await params).id, lang });
  return reply && { lang, kind, item: reply.item, path: cardPath(kind, reply.item.id) };
}

export const generateMetadata = resilientMetadata(async ({ params }: PlacePageProps) => {
  const found = await placeOf(params);
  if (!found) return missingMetadata(params);
  const { lang, path, item } = found;
  const [title, text] = [plain(item.title), plain(item.text)];
  const t = await getTranslations('detail');
  const side = item.floor.text ? afterComma(item.area.text) : item.area.text;
  const where = [item.floor.text, side].map(plain).filter(Boolean).join(', ');
  const description =
    text && where
      ? t('metaPlace', { title, text, where })
      : [title, text, where].filter(Boolean).join('. ');
  return pageMetadata({ path, lang, title, description, image: item.image?.src });
});

export default resilient(async function PlacePage({ params }: PlacePageProps) {
  const found = await placeOf(params);
  if (!found) notFound();
  const { lang, kind, path, item } = found;
  const trail = await trailTo(path, lang);
  const around = await surroundings(kind, item, lang);
  return <PlaceDetail item={item} trail={trail} now={requestTime()} {...around} />;
});
