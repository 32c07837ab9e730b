import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { draftMode } from 'next/headers';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ClientWords } from '@/components/layout/ClientWords/ClientWords';
import { CookieNotice } from '@/components/layout/CookieNotice/CookieNotice';
import { Header } from '@/components/layout/Header/Header';
import { SkipLink } from '@/components/layout/SkipLink/SkipLink';
import { MetricScripts } from '@/components/seo/MetricScripts';
import { isLocale } from '@/contract/locale';
import { env } from '@/env';
import { markAccepted } from '@/lib/consent';
import { source } from '@/sources';
import { fontVariables } from './fonts';
import '@/styles/global.scss';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** Nothing is rendered while building; a page fills its cache at the first request. */
export const generateStaticParams = () => [];

export const viewport: Viewport = { themeColor: '#0a2256' };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'site' });
  return {
    metadataBase: new URL(env().SITE_URL),
    title: { default: t('name'), template: `%s · ${t('name')}` },
    description: t('description'),
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  };
}

export default async function SiteLayout({ children, params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [{ headerData, cookiesData }, { scripts, consent }, preview] = await Promise.all([
    source().layout(locale),
    source().metrics(),
    draftMode(),
  ]);
  return (
    <html lang={locale} className={fontVariables} suppressHydrationWarning>
      <head>
        {cookiesData && <script dangerouslySetInnerHTML={{ __html: markAccepted }} />}
        {!preview.isEnabled && <MetricScripts scripts={scripts} consent={consent} />}
      </head>
      <body>
        <ClientWords namespaces={['nav', 'error']}>
          <SkipLink />
          {cookiesData && !preview.isEnabled && <CookieNotice data={cookiesData} />}
          <Header data={headerData} />
          {children}
        </ClientWords>
      </body>
    </html>
  );
}
