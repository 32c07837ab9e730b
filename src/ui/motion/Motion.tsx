'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { RESIZE_DEBOUNCE_MS } from '@/constants';
import { debounce } from '@/lib/debounce';
import { whenIdle } from '@/lib/when-idle';
import { PRELOADED, REINIT } from './preloader';

async function reveal() {
  if (!('motion' in document.documentElement.dataset)) return;
  try {
    (await import('./reveal-observer')).findReveals();
  } catch {
    // Without its code everything is simply there.
  }
}

async function fly() {
  const { dataset } = document.documentElement;
  const route = document.querySelector('[data-route-line]');
  if (dataset.route !== 'waiting' || !route?.getClientRects().length) return;
  dataset.route = 'loading';
  try {
    (await import('./fly-route')).flyRoute(route);
  } catch {
    delete dataset.route;
  }
}

/** Finds what moves on the page as it now is, once it may and the browser is idle. */
function find() {
  if (!('preloaded' in document.documentElement.dataset)) return;
  whenIdle(() => void reveal());
  void fly();
}

const smooth = () =>
  void import('./smooth-scroll').then(
    ({ setSmoothScroll }) => setSmoothScroll(),
    () => undefined,
  );

function fit() {
  smooth();
  find();
}

/** The page's motion: follows the preloader, then reveals what enters the viewport. */
export function Motion() {
  const path = usePathname();
  useEffect(() => {
    whenIdle(smooth);
    const later = debounce(fit, RESIZE_DEBOUNCE_MS);
    addEventListener('resize', later);
    addEventListener(REINIT, later);
    addEventListener(PRELOADED, find);
    return () => {
      later.cancel();
      removeEventListener('resize', later);
      removeEventListener(REINIT, later);
      removeEventListener(PRELOADED, find);
    };
  }, []);
  useEffect(find, [path]);
  return null;
}
