import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NextFlights } from '@/components/flights/NextFlights/NextFlights';
import { HomeHero } from '@/components/home/HomeHero';
import { HomeSections } from '@/components/home/HomeSections';
import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import { TestBanner } from '@/components/layout/TestBanner/TestBanner';
import { requestedLocale } from '@/i18n/locale';
import { pageMetadata } from '@/lib/metadata';
import { source } from '@/sources';

export const revalidate = 15;

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = await requestedLocale(params);
  const t = await getTranslations('home');
  return {
    ...pageMetadata({ path: '/', lang, title: t('metaTitle'), description: t('metaDescription') }),
    title: { absolute: t('metaTitle') },
  };
}

export default async function HomePage({ params }: Props) {
  const lang = await requestedLocale(params);
  const query = { search: '', date: undefined, lang };
  const [{ messageData }, departures, arrivals] = await Promise.all([
    source().layout(lang),
    source().flights({ ...query, direction: 'departure' }),
    source().flights({ ...query, direction: 'arrival' }),
  ]);
  return (
    <>
      <HomeHero>
        <ClientWords namespaces={['board', 'status', 'nav', 'home']}>
          <NextFlights lang={lang} departures={departures} arrivals={arrivals} />
        </ClientWords>
      </HomeHero>
      {messageData && <TestBanner message={messageData} />}
      <HomeSections />
    </>
  );
}
