import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { missingMetadata } from '@/app/(site)/missing-metadata';
import type { ItemPageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { FlightPage } from '@/features/flights/ui/FlightPage/FlightPage';
import { PageHero } from '@/features/layout/ui/PageHero/PageHero';
import { requestedLocale } from '@/app/_data/requested-locale';
import { dateInWords } from '@/lib/calendar';
import { flightPath } from '@/lib/hrefs';
import { pageMetadata } from '@/features/seo/metadata';
import { plain } from '@/lib/local-text';
import { writtenDate } from '@/lib/time';
import { source } from '@/sources';
import { flightPlaces } from '@/app/_data/flight-places';
import { trailTo } from '@/app/_data/trail';

/** Rendered for each request: an old gate must never be shown as if it were new. */
export const dynamic = 'force-dynamic';

async function flightOf(params: ItemPageProps['params']) {
  const lang = await requestedLocale(params);
  const reply = await source().flight({ id: (await params).id, lang });
  if (!reply) return null;
  const { number, city, direction, scheduled_at } = reply.flight;
  const [t, calendar] = await Promise.all([getTranslations('flight'), getTranslations('calendar')]);
  const date = dateInWords(calendar, writtenDate(scheduled_at), 'dateFull');
  const values = { number, city: plain(city.name), date };
  const title = t(direction === 'departure' ? 'title' : 'titleArrival', values);
  return { lang, title, description: t('metaDescription', values), ...reply };
}

export const generateMetadata = resilientMetadata(async ({ params }: ItemPageProps) => {
  const found = await flightOf(params);
  if (!found) return missingMetadata(params);
  return pageMetadata({ path: flightPath(found.flight.id), ...found });
});

export default resilient(async function FlightDetailPage({ params }: ItemPageProps) {
  const found = await flightOf(params);
  if (!found) notFound();
  const { lang, flight, as_of, stale, title } = found;
  const { airport } = await source().layout({ lang });
  const places = await flightPlaces(flight, lang);
  return (
    <PageHero title={title} trail={await trailTo(flightPath(flight.id), lang)}>
      <FlightPage {...{ flight, lang, airport, stale, places }} asOf={as_of} />
    </PageHero>
  );
});
