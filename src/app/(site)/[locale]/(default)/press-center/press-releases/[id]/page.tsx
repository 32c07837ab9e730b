import { notFound } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import type { ItemPageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { PressArticle } from '@/features/press/ui/PressArticle';
import { requestedLocale } from '@/app/_data/requested-locale';
import { pressPath } from '@/lib/hrefs';
import { pageMetadata } from '@/features/seo/metadata';
import { source } from '@/sources';
import { trailTo } from '@/app/_data/trail';

export const generateStaticParams = () => [];

async function releaseOf(params: ItemPageProps['params']) {
  const lang = await requestedLocale(params);
  const reply = await source().press({ id: (await params).id, lang });
  if (!reply) return null;
  return { lang, reply, path: pressPath(reply.item.id) };
}

export const generateMetadata = resilientMetadata(async ({ params }: ItemPageProps) => {
  const found = await releaseOf(params);
  if (!found) return missingMetadata(params);
  const { lang, reply, path } = found;
  const { title, text, image } = reply.item;
  return pageMetadata({
    path,
    lang,
    title,
    description: text,
    image: image?.src,
    type: 'article',
  });
});

export default resilient(async function PressReleasePage({ params }: ItemPageProps) {
  const found = await releaseOf(params);
  if (!found) notFound();
  const { lang, reply, path } = found;
  return <PressArticle reply={reply} trail={await trailTo(path, lang)} lang={lang} />;
});
