'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** The way between a previewed page and the admin around it; visitors do not load it. */
export function PreviewBridge() {
  const router = useRouter();
  useEffect(() => {
    let end: (() => void) | undefined;
    let gone = false;
    void import('./bridge').then(({ connect }) => {
      if (!gone) end = connect(() => router.refresh());
    });
    return () => {
      gone = true;
      end?.();
    };
  }, [router]);
  return null;
}
