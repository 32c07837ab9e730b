import { Suspense, type ReactNode } from 'react';
import { UntilScripts } from '@/components/errors/UntilScripts';
import { requestedLocale } from '@/i18n/locale';
import { NotFoundContent } from './not-found-content';

interface Props {
  children: ReactNode;
  params: Promise<{ locale: string }>;
}

/**
 * Puts the not-found page into the HTML of a static page whose content turns out not to exist.
 * React renders no error boundary on the server, so Next would send an empty shell that only
 * scripts fill; it does keep a Suspense boundary's fallback. For static pages only: a page rendered
 * at request would stream the fallback first, whatever comes after.
 */
export default async function NotFoundBoundary({ children, params }: Props) {
  const lang = await requestedLocale(params);
  return (
    <Suspense
      fallback={
        <UntilScripts>
          <NotFoundContent inner lang={lang} />
        </UntilScripts>
      }
    >
      {children}
    </Suspense>
  );
}
