import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer/Footer';
import { requestedLocale } from '@/i18n/locale';
import { PageTransition } from '@/motion/PageTransition';
import { source } from '@/sources';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/** The default layout; error pages stand outside it and have no footer. */
export default async function DefaultLayout({ children, params }: Props) {
  const { footerData } = await source().layout(await requestedLocale(params));
  return (
    <>
      <PageTransition>
        <main id="content">{children}</main>
      </PageTransition>
      <Footer data={footerData} />
    </>
  );
}
