'use client';

import { useEffect, useState } from 'react';
import type { NotFoundPage } from '@/features/layout/schema';
import { fetchData } from '@/lib/fetch-data';
import { type LocalText, plain } from '@/lib/local-text';

const NOT_FOUND = 404;
const FALLBACK_TITLE = 'error page';

/**
 * The editors' words for a page that is not there, read when the error page opens and again in
 * another language, dropped when it is left; null for other errors and until they are there. The
 * document's title follows.
 */
export function useErrorContent(lang: string, status: number, title: LocalText) {
  const [read, setRead] = useState<{ lang: string; page: NotFoundPage } | null>(null);
  useEffect(() => {
    if (status !== NOT_FOUND) return;
    let left = false;
    fetchData<NotFoundPage>(`/api/pages/404?lang=${lang}`).then(
      (page) => !left && setRead({ lang, page }),
      () => {},
    );
    return () => {
      left = true;
      setRead(null);
    };
  }, [lang, status]);

  const page = read?.lang === lang ? read.page : null;
  const shown = (status === NOT_FOUND ? page?.meta.pageTitle : title) || FALLBACK_TITLE;
  useEffect(() => {
    const before = document.title;
    document.title = plain(shown);
    return () => {
      if (document.title === plain(shown)) document.title = before;
    };
  }, [shown]);
  return page?.not_found ?? null;
}
