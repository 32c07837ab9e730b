'use client';

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useRef } from 'react';
import { markCurrentSection } from '@/features/pages/mark-current-section';
import { focusOn, seekHashTarget } from '@/lib/hash-target';
import { beginLoading } from '@/lib/loading';
import { opensHere } from '../../page-links';
import { watchLinks } from '../../prefetch';
import { onRouteStart, pageOf } from '@/lib/route-events';

/** What happens on every page and between pages: hash targets, scroll, focus, progress, prefetching. */
export function RouteEffects() {
  const { prefetch } = useRouter();
  // Automatic prefetching would fetch no more of a cached page than its outline.
  useEffect(
    () => watchLinks((href) => prefetch(href, { kind: 'full' as PrefetchKind })),
    [prefetch],
  );
  return (
    <Suspense>
      <Routes />
    </Suspense>
  );
}

const isReturn = () => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
};

function Routes() {
  const page = usePathname() + '?' + useSearchParams().toString();
  const path = usePathname();
  useEffect(markCurrentSection, [page]);
  const shown = useRef({ path, started: false, traverse: false, done: (_fresh?: boolean) => {} });

  useEffect(() => {
    // The browser knows where a visitor who returns was. This code is loaded late.
    seekHashTarget({ quiet: true, stay: isReturn(), yields: true });
    // An entry without the router's state is new: its hash was typed.
    const onHash = () => seekHashTarget({ stay: history.state !== null, quiet: true });
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !opensHere(event) || pageOf(link) !== pageOf(location)) return;
      if (link.hash) setTimeout(seekHashTarget, 0, { hash: link.hash });
      else if (link.closest('footer')) scrollTo({ top: 0 });
    };
    addEventListener('hashchange', onHash);
    document.addEventListener('click', onClick);
    const stop = onRouteStart(({ url, type }) => {
      const { current } = shown;
      current.traverse = type === 'traverse';
      current.done();
      if (current.traverse) return;
      if (pageOf(url) !== pageOf(location)) current.done = beginLoading();
      else if (url.hash) setTimeout(seekHashTarget, 0, { hash: url.hash });
    });
    return () => {
      removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onClick);
      stop();
    };
  }, []);

  useEffect(() => {
    const { current } = shown;
    current.done(true);
    if (current.path === path) return;
    current.path = path;
    if (current.traverse) return;
    const main = document.getElementById('content');
    if (location.hash) seekHashTarget();
    else if (main && !main.contains(document.activeElement)) focusOn(main);
  }, [page, path]);

  return null;
}
