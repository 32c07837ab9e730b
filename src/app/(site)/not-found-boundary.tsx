import { Suspense, type ReactNode } from 'react';
import { UntilScripts } from '@/features/errors/UntilScripts';
import type { Locale } from '@/i18n/locales';
import { requestedLocale } from '@/app/_data/requested-locale';
import { isOutage } from '@/sources/source';
import { NotFoundContent } from './not-found-content';

interface Props<Params> {
  children: ReactNode;
  params: Promise<Params & { locale: string }>;
}

/**
 * A layout that puts the not-found page into the HTML of a static page whose content does not
 * exist. React renders no error boundary on the server, so Next would send an empty shell that only
 * scripts fill; it does keep a Suspense boundary's fallback. A page that exists has no such
 * boundary: React would send a long one after its fallback, for scripts to swap.
 * @param find the page's content, or null; what the page itself reads, so that it is read once
 */
export function notFoundUnless<Params>(find: (params: Params, lang: Locale) => Promise<unknown>) {
  return async function NotFoundBoundary({ children, params }: Props<Params>) {
    const lang = await requestedLocale(params);
    const reply = await find(await params, lang).catch((error: unknown) => {
      // The page itself says so.
      if (isOutage(error)) return true;
      throw error;
    });
    if (reply) return children;
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
  };
}
