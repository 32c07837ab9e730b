import type { Metadata, Viewport } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { AfterIdle } from '@/features/layout/ui/AfterIdle/AfterIdle';
import { ClientWords } from '@/features/layout/ui/ClientWords/ClientWords';
import { EarlyScript } from '@/features/layout/ui/EarlyScript/EarlyScript';
import { CookieNotice } from '@/features/analytics/ui/CookieNotice/CookieNotice';
import { noticeKey, SHOWN_ATTRIBUTE } from '@/features/disruption/ui/DisruptionBanner/closing';
import { DisruptionBanner } from '@/features/disruption/ui/DisruptionBanner/DisruptionBanner';
import { Header } from '@/features/layout/ui/Header/Header';
import { ShareBanner } from '@/studio/preview-server/ShareBanner';
import { Preloader } from '@/features/layout/ui/Preloader/Preloader';
import { SkipLink } from '@/features/layout/ui/SkipLink/SkipLink';
import { SoftLinks } from '@/features/layout/ui/SoftLinks/SoftLinks';
import { MetricScripts } from '@/features/analytics/ui/MetricScripts';
import { languageTag } from '@/i18n/uzbek-alphabets/alphabets';
import { requestedLocale } from '@/app/_data/requested-locale';
import { env } from '@/env';
import { modeAttributes } from '@/features/accessibility-panel/preview-modes';
import { isFramed, preview, showsCookies } from '@/platform/preview-access/context';
import { requestAlphabet } from '@/lib/request-alphabet';
import { metricHosts, source } from '@/sources';
import { Live } from '@/ui/Live';
import { alphabetStyles } from './fonts';
import '@/styles/global.scss';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Nothing is rendered while building; a page fills its cache at the first request. */
export const generateStaticParams = () => [];

export const viewport: Viewport = { themeColor: '#0a2256' };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requestedLocale(params);
  const t = await getTranslations('site');
  const name = t('name');
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: name, template: name ? `%s · ${name}` : '%s' },
    description: t('description'),
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  };
}

export default async function SiteLayout({ children, params }: Props) {
  const locale = await requestedLocale(params);
  const alphabet = requestAlphabet();
  const [{ airport, headerData, cookiesData, disruption }, metrics, hosts, previewed, framed] =
    await Promise.all([
      source().layout({ lang: locale }),
      source().metrics({}),
      metricHosts(),
      preview(),
      isFramed(),
    ]);
  const staff = previewed !== null && 'user' in previewed.holder;
  return (
    // The head's script sets attributes of its own on the root.
    <html
      lang={languageTag(locale, alphabet)}
      data-scroll-behavior="smooth"
      data-preloaded={previewed ? '' : undefined}
      data-preview={staff || framed ? '' : undefined}
      {...(disruption && { [SHOWN_ATTRIBUTE]: noticeKey(disruption) })}
      {...(staff && modeAttributes(previewed.modes))}
      suppressHydrationWarning
    >
      <head>
        {alphabet !== 'latin' && <style>{alphabetStyles[alphabet]}</style>}
        <EarlyScript preview={previewed !== null} staff={staff} />
        {!previewed && <MetricScripts {...metrics} hosts={hosts} />}
      </head>
      <body>
        <Preloader />
        {previewed && <Live />}
        <ClientWords
          namespaces={['nav', 'headerSearch', 'error', 'states', 'notice', 'severities']}
        >
          <SoftLinks />
          <SkipLink />
          {previewed && !staff && !framed && <ShareBanner grant={previewed} lang={locale} />}
          {cookiesData && showsCookies(previewed) && <CookieNotice data={cookiesData} />}
          <DisruptionBanner notice={disruption} />
          <Header data={headerData} airport={airport} />
          {children}
          <AfterIdle lang={locale} notice={disruption ? noticeKey(disruption) : null} />
        </ClientWords>
      </body>
    </html>
  );
}
