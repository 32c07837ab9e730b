import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import { PersonDetail } from '@/components/detail/details';
import { TextPage } from '@/components/pages/TextPage';
import { requestedLocale } from '@/i18n/locale';
import { localised, pageSlug, personPath } from '@/lib/hrefs';
import { editedMetadata, pageMetadata } from '@/lib/metadata';
import { requestTime } from '@/lib/time';
import { source } from '@/sources';
import { trailTo } from '@/sources/trail';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; name: string }>;
}

/** A page about the airport, or a member of its leadership by name. */
async function subjectOf(params: Props['params']) {
  const lang = await requestedLocale(params);
  const { name } = await params;
  const path = personPath(name);
  const reply = await source().page(pageSlug(path), lang);
  if (reply) return { kind: 'page', lang, path, ...reply } as const;
  const person = await source().person(name, lang);
  if (person) return { kind: 'person', lang, path, ...person } as const;
  const moved = await source().redirect(path);
  if (moved) permanentRedirect(localised(moved, lang));
  return null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const subject = await subjectOf(params);
  if (!subject) return missingMetadata(params);
  const { path, lang } = subject;
  if (subject.kind === 'page') return editedMetadata(path, lang, subject.meta);
  const { name, position, text, image } = subject.item;
  return pageMetadata({
    path,
    lang,
    title: `${name}, ${position}`,
    description: text,
    image: image?.src,
  });
}

export default async function AirportSubjectPage({ params }: Props) {
  const subject = await subjectOf(params);
  if (!subject) notFound();
  const trail = await trailTo(subject.path, subject.lang);
  if (subject.kind === 'page') return <TextPage page={subject.page} trail={trail} />;
  return <PersonDetail item={subject.item} trail={trail} now={requestTime()} />;
}
