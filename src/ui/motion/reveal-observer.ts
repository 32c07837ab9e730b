import { ANIMATION_STAGGER_MS, ANIMATION_THRESHOLD } from '@/constants';

/** What of an element moves: itself, or the children that it had when it was found. */
const parts = new WeakMap<Element, HTMLElement[]>();
const found = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

function partsOf(element: HTMLElement) {
  return 'revealSequence' in element.dataset
    ? [...element.children].filter((child) => child instanceof HTMLElement)
    : [element];
}

function put(element: HTMLElement, state: 'waiting' | 'playing' | 'leaving') {
  const delay = Number(element.dataset.revealDelay ?? ANIMATION_STAGGER_MS);
  parts.get(element)?.forEach((part, index) => {
    part.style.animationDelay = state === 'playing' ? `${index * delay}ms` : '';
    part.dataset.revealState = state;
  });
}

/** Below the first screen, and not so tall that the threshold is out of reach. */
const canWait = ({ boundingClientRect: { top, height } }: IntersectionObserverEntry) =>
  top >= innerHeight && height * ANIMATION_THRESHOLD < innerHeight / 2;

function notice(entries: IntersectionObserverEntry[]) {
  for (const entry of entries) {
    const element = entry.target as HTMLElement;
    const reverses = 'revealReverse' in element.dataset;
    if (!parts.has(element)) {
      parts.set(element, partsOf(element));
      if (canWait(entry)) put(element, 'waiting');
      else if (!reverses) observer?.unobserve(element);
    } else if (entry.intersectionRatio >= ANIMATION_THRESHOLD) {
      put(element, 'playing');
      if (!reverses) observer?.unobserve(element);
    } else if (reverses) {
      put(element, 'leaving');
    }
  }
}

/** What has come to rest is left as the server wrote it, so that moving it in a list moves nothing. */
function rest({ target }: AnimationEvent) {
  if (!(target instanceof HTMLElement) || target.dataset.revealState !== 'playing') return;
  delete target.dataset.revealState;
  target.style.animationDelay = '';
}

/** Finds the elements that are to be revealed and were not known yet. */
export function findReveals() {
  if (!('motion' in document.documentElement.dataset)) return;
  if (!observer) {
    observer = new IntersectionObserver(notice, { threshold: ANIMATION_THRESHOLD });
    document.addEventListener('animationend', rest);
  }
  for (const element of document.querySelectorAll('[data-reveal]')) {
    if (found.has(element)) continue;
    found.add(element);
    observer.observe(element);
  }
}
