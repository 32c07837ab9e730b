'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { ViewTransition, type ReactNode } from 'react';

/**
 * Lets the content of one page give way to the next; a new query on the same page changes nothing.
 * Its child is one element, so that the browser takes one picture of it.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  return (
    <ViewTransition
      key={useSelectedLayoutSegments().join('/')}
      enter="page"
      exit="page"
      default="none"
    >
      {children}
    </ViewTransition>
  );
}
