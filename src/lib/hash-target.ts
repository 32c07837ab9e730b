import { HASH_OFFSET_PX, HASH_RETRIES, HASH_RETRY_MS } from '@/constants';

let timer: ReturnType<typeof setTimeout> | undefined;

function targetOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Focus without scrolling, also for what cannot hold it by itself. */
export function focusOn(element: HTMLElement, options?: FocusOptions): void {
  element.focus({ preventScroll: true, ...options });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true, ...options });
}

function open(target: HTMLElement): void {
  for (let at: HTMLElement | null = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true;
  }
}

/** Where an element will be in the document once its motion has ended. */
function restingTop(element: HTMLElement): number {
  let top = 0;
  for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) {
    top += at.offsetTop;
  }
  return top;
}

interface Way {
  /** The address's own where it is not given. */
  hash?: string;
  /** The page is not scrolled to a target that is there already: the browser knows where it was. */
  stay?: boolean;
  /** Who has put the focus somewhere in the meantime is left where they are. */
  yields?: boolean;
  /** Visitors pressed nothing on this page yet: no ring is drawn around the target. */
  quiet?: boolean;
}

/**
 * Brings the hash's element into view: opens what hides it, scrolls to it, gives it the focus. An
 * element that is not there yet is waited for; a later call takes over.
 */
export function seekHashTarget({ hash = location.hash, stay, yields, quiet }: Way = {}): void {
  clearTimeout(timer);
  if (hash.length < 2) return;
  const page = location.pathname;
  const attempt = (tries: number) => {
    const target = targetOf(hash);
    if (target) {
      open(target);
      if (stay && tries === 0) return;
      if (yields && ![target, document.body].includes(document.activeElement as HTMLElement))
        return;
      scrollTo({ top: restingTop(target) - HASH_OFFSET_PX });
      const summary = target instanceof HTMLDetailsElement && target.querySelector('summary');
      focusOn(summary || target, quiet ? ({ focusVisible: false } as FocusOptions) : {});
    } else if (tries < HASH_RETRIES && location.pathname === page) {
      timer = setTimeout(attempt, HASH_RETRY_MS, tries + 1);
    }
  };
  attempt(0);
}
