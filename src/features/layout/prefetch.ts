import { cardKinds } from '@/features/places/kinds';
import { pageLinkOf } from './page-links';
import { whenIdle } from '@/lib/when-idle';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether visitors can spare what they may never look at. */
export function mayPrefetch(): boolean {
  const { saveData, effectiveType } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  return navigator.onLine && !saveData && !effectiveType?.includes('2g');
}

const lists = [...cardKinds, 'press-releases'].join('|');
const LIVE = new RegExp(
  `/(disruption|flight-board|scheme|search|seasonal-schedule|how-to-get-there|business-halls)/|/(${lists})/$|\\?`,
);

/** Whether a page is rendered for each request: fetched ahead it would be old, and cost the server. */
export const isLive = (href: string) => LIVE.test(href);

/** The pages that were asked for since the document was opened. */
const known = new Set<string>();

/**
 * Fetches the page that a link leads to when somebody is about to follow it: the pointer, a finger or
 * the focus is on it. Each once, whenever the browser is idle.
 * @returns stops watching
 */
export function watchLinks(prefetch: (href: string) => void): () => void {
  const onIntent = ({ target }: Event) => {
    const href = pageLinkOf(target)?.getAttribute('href')?.replace(/#.*/, '');
    if (!href || href === location.pathname || known.has(href) || isLive(href)) return;
    if (!mayPrefetch()) return;
    known.add(href);
    whenIdle(() => prefetch(href));
  };
  const signs = ['pointerover', 'touchstart', 'focusin'];
  for (const sign of signs) document.addEventListener(sign, onIntent, { passive: true });
  return () => signs.forEach((sign) => document.removeEventListener(sign, onIntent));
}
