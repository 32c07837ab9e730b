'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PROGRESS_DELAY_MS } from '@/constants';
import { cardKinds } from '@/features/places/kinds';
import { listPath, pressListPath, searchPath, unlocalised } from '@/lib/hrefs';
import { onRouteStart } from '@/lib/route-events';
import type { ListOutline } from './ListOutline';

const grids = cardKinds.map(listPath);
const lists = [...grids, pressListPath, searchPath];

interface Pending {
  /** The page that is left. */
  from: string;
  isGrid: boolean;
  Outline: typeof ListOutline;
}

/** A list that takes longer than a moment to open shows its placeholders meanwhile. */
export function PendingList() {
  const path = usePathname();
  const [pending, setPending] = useState<Pending | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let latest: URL;
    const stop = onRouteStart(({ url, type }) => {
      latest = url;
      clearTimeout(timer);
      setPending(null);
      const from = location.pathname;
      const to = unlocalised(url.pathname);
      if (type === 'traverse' || url.pathname === from || !lists.includes(to)) return;
      const loaded = import('./ListOutline').catch(() => null);
      timer = setTimeout(async () => {
        const Outline = (await loaded)?.ListOutline;
        if (Outline && latest === url) setPending({ from, isGrid: grids.includes(to), Outline });
      }, PROGRESS_DELAY_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  if (pending?.from !== path) return null;
  return <pending.Outline isGrid={pending.isGrid} />;
}
