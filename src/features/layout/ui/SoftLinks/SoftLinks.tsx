'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { TAKEN_OVER_EVENT } from '@/constants';
import { opensHere, pageLinkOf } from '../../page-links';

/**
 * Lets links between pages change what is shown without loading a document anew. One listener serves
 * all of them: a page has a hundred, and none has to be taken over from the server.
 */
export function SoftLinks() {
  const { push } = useRouter();
  // Once React answers what is pressed, nobody else need remember it.
  useLayoutEffect(() => void dispatchEvent(new Event(TAKEN_OVER_EVENT)), []);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = pageLinkOf(event.target);
      if (!link || event.defaultPrevented || !opensHere(event)) return;
      event.preventDefault();
      push(link.pathname + link.search + link.hash);
    };
    // React's own handlers listen there too, and before.
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [push]);
  return null;
}
