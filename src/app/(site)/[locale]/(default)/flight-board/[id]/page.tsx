import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import { FlightPage } from '@/components/flights/FlightPage/FlightPage';
import { PageHero } from '@/components/layout/PageHero/PageHero';
import { requestedLocale } from '@/i18n/locale';
import { dateInWords } from '@/lib/calendar';
import { pageMetadata } from '@/lib/metadata';
import { writtenDate } from '@/lib/time';
import { source } from '@/sources';

/** Rendered for each request: an old gate must never be shown as if it were new. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

async function flightOf(params: Props['params']) {
  const lang = await requestedLocale(params);
  const reply = await source().flight((await params).id, lang);
  if (!reply) return null;
  const { flight } = reply;
  const t = await getTranslations('flight');
  const values = { number: flight.number, city: flight.city.name };
  const title = t(flight.direction === 'departure' ? 'title' : 'titleArrival', values);
  return { lang, title, values, ...reply };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await flightOf(params);
  if (!found) return missingMetadata(params);
  const { lang, flight, title } = found;
  const [t, calendar] = await Promise.all([getTranslations('flight'), getTranslations('calendar')]);
  const description = t('metaDescription', {
    number: flight.number,
    city: flight.city.name,
    date: dateInWords(calendar, writtenDate(flight.scheduled_at), 'dateFull'),
  });
  return pageMetadata({ path: `/flight-board/${flight.id}/`, lang, title, description });
}

export default async function FlightDetailPage({ params }: Props) {
  const found = await flightOf(params);
  if (!found) notFound();
  const { flight, as_of, title } = found;
  const board = await getTranslations('board');
  return (
    <PageHero title={title} trail={[{ href: '/flight-board/', text: board('title') }]}>
      <FlightPage flight={flight} asOf={as_of} />
    </PageHero>
  );
}
