import type { gsap as Gsap } from 'gsap';

let gsap: typeof Gsap | undefined;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fetches what the opening needs to move; without it the menu simply opens. */
export function prepareOpening(): void {
  if (gsap || still()) return;
  import('gsap').then(
    (loaded) => (gsap = loaded.gsap),
    () => undefined,
  );
}

/**
 * The ground comes first, then what stands on it, one after the other.
 * @returns leaves everything as it is without the timeline
 */
export function playOpening(panel: HTMLElement): () => void {
  if (!gsap || still()) return () => undefined;
  const parts = panel.querySelectorAll('[data-opening]:not([hidden])');
  const timeline = gsap
    .timeline({ defaults: { ease: 'power3.out', clearProps: 'all' } })
    .from(panel, { opacity: 0, duration: 0.16 })
    .from(parts, { opacity: 0, y: 16, duration: 0.28, stagger: 0.025 }, 0.04);
  return () => timeline.revert();
}
