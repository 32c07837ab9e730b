import type { Metadata } from 'next';
import { NextFlights } from '@/components/flights/NextFlights/NextFlights';
import { HomeHero } from '@/components/home/HomeHero';
import { HomeSections } from '@/components/home/HomeSections';
import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import { TestBanner } from '@/components/layout/TestBanner/TestBanner';
import { AirportData } from '@/components/seo/AirportData';
import { requestedLocale } from '@/i18n/locale';
import { editedMetadata } from '@/lib/metadata';
import { plain } from '@/lib/provenance';
import { requestTime } from '@/lib/request-time';
import { headOf } from '@/sources/heads';
import { homeContent } from '@/sources/home';

export const revalidate = 15;

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await requestedLocale(params);
  const { meta } = await headOf('/', lang);
  return { ...editedMetadata('/', lang, meta), title: { absolute: plain(meta.pageTitle) } };
}

export default async function HomePage({ params }: Props) {
  const lang = await requestedLocale(params);
  const { head, message, departures, arrivals, ...content } = await homeContent(lang);
  return (
    <>
      <HomeHero title={head.title} lead={head.lead}>
        <ClientWords namespaces={['board', 'status', 'nav', 'home']}>
          <NextFlights lang={lang} departures={departures} arrivals={arrivals} />
        </ClientWords>
      </HomeHero>
      {message && <TestBanner message={message} />}
      <HomeSections sections={head.page?.sections ?? []} {...content} now={requestTime()} />
      <AirportData lang={lang} />
    </>
  );
}
