import { notFound } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import { movedTo } from '@/app/(site)/moved-to';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { PersonDetail } from '@/features/places/ui/details';
import { TextPage } from '@/features/pages/ui/TextPage';
import { requestedLocale } from '@/app/_data/requested-locale';
import { editedMetadata, pageMetadata } from '@/features/seo/metadata';
import { requestTime } from '@/lib/request-time';
import { airportSubject } from '@/app/_data/airport-subject';
import { trailTo } from '@/app/_data/trail';
import { sectionContext } from '@/app/_data/section-context';
import { plain } from '@/lib/local-text';

export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string; name: string }>;
}

export const generateMetadata = resilientMetadata(async ({ params }: Props) => {
  const lang = await requestedLocale(params);
  const subject = await airportSubject((await params).name, lang);
  if (!subject) return missingMetadata(params);
  if (subject.kind === 'moved') return {};
  if (subject.kind === 'page') return editedMetadata(subject.path, lang, subject.meta);
  const { name, position, text, image } = subject.item;
  const title = `${plain(name)}, ${plain(position)}`;
  return pageMetadata({ path: subject.path, lang, title, description: text, image: image?.src });
});

export default resilient(async function AirportSubjectPage({ params }: Props) {
  const lang = await requestedLocale(params);
  const subject = await airportSubject((await params).name, lang);
  if (!subject) notFound();
  if (subject.kind === 'moved') movedTo(subject.to, lang);
  const trail = await trailTo(subject.path, lang);
  if (subject.kind === 'page') {
    return <TextPage page={subject.page} trail={trail} {...await sectionContext(lang)} />;
  }
  return <PersonDetail item={subject.item} trail={trail} now={requestTime()} />;
});
