import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { Unavailable } from '@/components/errors/Unavailable/Unavailable';
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

export const generateMetadata = resilientMetadata(async ({ params }: SitePageProps) => {
  const lang = await requestedLocale(params);
  const { meta } = await headOf('/', lang);
  return { ...editedMetadata('/', lang, meta), title: { absolute: plain(meta.pageTitle) } };
});

export default resilient(async function HomePage({ params }: SitePageProps) {
  const lang = await requestedLocale(params);
  const { head, message, phone, departures, arrivals, ...content } = await homeContent(lang);
  const unavailable = <Unavailable flights phone={phone} />;
  return (
    <>
      <HomeHero title={head.title} lead={head.lead}>
        <ClientWords namespaces={['board', 'status', 'nav', 'home']}>
          <NextFlights {...{ lang, departures, arrivals, unavailable }} />
        </ClientWords>
      </HomeHero>
      {message && <TestBanner message={message} />}
      <HomeSections sections={head.page?.sections ?? []} {...content} now={requestTime()} />
      <AirportData lang={lang} />
    </>
  );
});
