import type { ReactNode } from 'react';
import { Footer } from '@/features/layout/ui/Footer/Footer';
import { requestedLocale } from '@/app/_data/requested-locale';
import { PageTransition } from '@/ui/motion/PageTransition';
import { source } from '@/sources';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The default layout; error pages stand outside it and have no footer. */
export default async function DefaultLayout({ children, params }: Props) {
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
