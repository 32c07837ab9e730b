import type { ReactNode } from 'react';
import { Footer } from '@/features/layout/ui/Footer/Footer';
import { PageTransition } from '@/ui/motion/PageTransition';
import { requestedLocale } from '@/app/_data/requested-locale';
import { source } from '@/sources';

export interface LayoutProps {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** A page's content and the footer below it. */
export async function WithFooter({ children, params }: LayoutProps) {
  const { airport, footerData } = await source().layout({ lang: await requestedLocale(params) });
  return (
    <>
      <PageTransition>
        <main id="content">{children}</main>
      </PageTransition>
      <Footer data={footerData} airport={airport} />
    </>
  );
}
