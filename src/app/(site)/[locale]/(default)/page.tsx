import type { SitePageProps } from '@/app/(site)/page-props';
import { resilient, resilientMetadata } from '@/app/(site)/resilient';
import { Unavailable } from '@/features/errors/Unavailable/Unavailable';
import { NextFlights } from '@/features/flights/ui/NextFlights/NextFlights';
import { HomeHero } from '@/features/home/ui/HomeHero';
import { HomeSections } from '@/features/home/ui/HomeSections';
import { flightNamespaces } from '@/features/flights/status-words';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { TestBanner } from '@/features/layout/ui/TestBanner/TestBanner';
import { AirportData } from '@/features/seo/AirportData';
import { requestedLocale } from '@/app/_data/requested-locale';
import { editedMetadata } from '@/features/seo/metadata';
import { plain } from '@/lib/local-text';
import { requestTime } from '@/lib/request-time';
import { headOf } from '@/app/_data/heads';
import { homeContent } from '@/app/_data/home';
import { Live } from '@/ui/Live';

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
        <ClientWords namespaces={[...flightNamespaces, 'nav', 'home']}>
          <Live />
          <NextFlights {...{ lang, departures, arrivals, unavailable }} />
        </ClientWords>
      </HomeHero>
      <HomeSections
        sections={head.page?.sections ?? []}
        {...content}
        now={requestTime()}
        afterNotices={message && <TestBanner message={message} />}
      />
      <AirportData lang={lang} />
    </>
  );
});
