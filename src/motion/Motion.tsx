'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { RESIZE_DEBOUNCE_MS } from '@/constants';
import { debounce } from '@/lib/debounce';
import { followPreloader, REINIT } from './preloader';
import { findReveals } from './reveal-observer';
import { setSmoothScroll } from './smooth-scroll';

/** Finds what moves on the page as it now is, once it may. */
async function find() {
  const { dataset } = document.documentElement;
  if (!('preloaded' in dataset)) return;
  findReveals();
  const route = document.querySelector('[data-route-line]');
  if (dataset.route !== 'waiting' || !route?.getClientRects().length) return;
  dataset.route = 'loading';
  try {
    (await import('./fly-route')).flyRoute(route);
  } catch {
    delete dataset.route;
  }
}

function fit() {
  setSmoothScroll();
  void find();
}

/** The page's motion: follows the preloader, then reveals what enters the viewport. */
export function Motion({ preloaderId }: { preloaderId: string }) {
  const path = usePathname();
  useEffect(() => {
    setSmoothScroll();
    const later = debounce(fit, RESIZE_DEBOUNCE_MS);
    addEventListener('resize', later);
    addEventListener(REINIT, later);
    const overlay = document.getElementById(preloaderId);
    if (overlay) void followPreloader(overlay, find);
    return () => {
      later.cancel();
      removeEventListener('resize', later);
      removeEventListener(REINIT, later);
    };
  }, [preloaderId]);
  useEffect(() => void find(), [path]);
  return null;
}
