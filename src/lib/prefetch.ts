import { PREFETCH_IDLE_TIMEOUT_MS } from '@/constants';

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

const LIVE =
  /\/(flight-board|scheme|search|seasonal-schedule|business-halls)\/|\/(shops|cafes-and-restaurants|duty-free|press-releases)\/$|\?/;

/** Whether a page is rendered for each request: fetched ahead it would be old, and cost the server. */
export const isLive = (href: string) => LIVE.test(href);

/** The pages that were asked for since the document was opened. */
const known = new Set<string>();

const whenIdle = (task: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(task, { timeout: PREFETCH_IDLE_TIMEOUT_MS })
    : setTimeout(task, PREFETCH_IDLE_TIMEOUT_MS);

/**
 * Fetches the pages that the links in view lead to while the browser is idle, each once.
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
    for (const link of inView) {
      const href = link.getAttribute('href') ?? '';
      observer.unobserve(link);
      if (known.has(href) || href === location.pathname) continue;
      known.add(href);
      prefetch(href);
    }
    inView.clear();
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    if (planned || inView.size === 0) return;
    planned = true;
    whenIdle(run);
  });
  const observe = () => {
    looking = false;
    if (stopped) return;
    for (const link of document.querySelectorAll('a[href^="/"]:not([hreflang], [target])')) {
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
