import { cardKinds } from '@/features/places/kinds';
import { PREFETCH_AT_ONCE, PREFETCH_MOST } from '@/constants';
import { PAGE_LINKS } from './page-links';
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
  `/(disruption|flight-board|scheme|search|seasonal-schedule|business-halls)/|/(${lists})/$|\\?`,
);

/** Whether a page is rendered for each request: fetched ahead it would be old, and cost the server. */
export const isLive = (href: string) => LIVE.test(href);

/** The pages that were asked for since the document was opened. */
const known = new Set<string>();

/**
 * Fetches the pages that the links in view lead to, each once and a few at a time, whenever the
 * browser is idle. A page of a hundred links fetches no hundred pages: there is an end to it.
 * @returns stops watching
 */
export function watchLinks(prefetch: (href: string) => void): () => void {
  let stopped = false;
  let planned = false;
  let looking = false;
  const inView = new Set<Element>();
  const run = () => {
    planned = false;
    if (stopped || !mayPrefetch()) return;
    let asked = 0;
    for (const link of inView) {
      if (asked === PREFETCH_AT_ONCE || known.size >= PREFETCH_MOST) break;
      const href = link.getAttribute('href') ?? '';
      observer.unobserve(link);
      inView.delete(link);
      if (known.has(href) || href === location.pathname) continue;
      known.add(href);
      prefetch(href);
      asked += 1;
    }
    plan();
  };
  const plan = () => {
    if (planned || inView.size === 0 || known.size >= PREFETCH_MOST) return;
    planned = true;
    whenIdle(run);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    plan();
  });
  const observe = () => {
    looking = false;
    if (stopped) return;
    for (const link of document.querySelectorAll(PAGE_LINKS)) {
      const href = link.getAttribute('href') ?? '';
      if (!isLive(href) && !known.has(href)) observer.observe(link);
    }
  };
  const changes = new MutationObserver(() => {
    if (looking) return;
    looking = true;
    whenIdle(observe);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  observe();
  return () => {
    stopped = true;
    observer.disconnect();
    changes.disconnect();
  };
}
