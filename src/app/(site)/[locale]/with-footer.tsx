import type { ReactNode } from 'react';
import { Footer } from '@/features/layout/ui/Footer/Footer';
import { PageTransition } from '@/ui/motion/PageTransition';
import { requestedLocale } from '@/app/_data/requested-locale';
import { source } from '@/sources';

export interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/**
 * A page's content and the footer below it.
 * @param light without pictures
 */
export async function WithFooter({
  children,
  params,
  light = false,
}: LayoutProps & { light?: boolean }) {
  const { airport, footerData } = await source().layout({ lang: await requestedLocale(params) });
  return (
    <>
      <PageTransition>
        <main id="content">{children}</main>
      </PageTransition>
      <Footer data={light ? { ...footerData, awards: [] } : footerData} airport={airport} />
    </>
  );
}
