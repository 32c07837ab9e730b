import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PressArticle } from '@/components/press/PressArticle';
import { requestedLocale } from '@/i18n/locale';
import { pressPath } from '@/lib/hrefs';
import { pageMetadata } from '@/lib/metadata';
import { source } from '@/sources';
import { trailTo } from '@/sources/trail';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

async function releaseOf(params: Props['params']) {
  const lang = await requestedLocale(params);
  const reply = await source().press((await params).id, lang);
  if (!reply) notFound();
  return { lang, reply, path: pressPath(reply.item.id) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, reply, path } = await releaseOf(params);
  const { title, text, image } = reply.item;
  return pageMetadata({
    path,
    lang,
    title,
    description: text,
    image: image?.src,
    type: 'article',
  });
}

export default async function PressReleasePage({ params }: Props) {
  const { lang, reply, path } = await releaseOf(params);
  return <PressArticle reply={reply} trail={await trailTo(path, lang)} lang={lang} />;
}
