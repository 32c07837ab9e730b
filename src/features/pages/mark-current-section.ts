import { HASH_OFFSET_PX } from '@/constants';
import { scrollWithin } from '@/lib/scroll-within';

/** A section counts as reached a little before its heading stands where its link leads. */
const REACHED_PX = HASH_OFFSET_PX + 20;

const sectionOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));

/** One that a search of the page has hidden stands nowhere. */
const isShown = (link: HTMLAnchorElement) => Boolean(sectionOf(link)?.offsetParent);

const isReached = (link: HTMLAnchorElement) =>
  (sectionOf(link)?.getBoundingClientRect().top ?? Infinity) <= REACHED_PX;

function mark(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] > nav a')];
  const shown = links.filter(isShown);
  const current = shown.findLast(isReached) ?? shown[0];
  const marked = links.find((link) => link.hasAttribute('aria-current'));
  if (marked === current) return;
  marked?.removeAttribute('aria-current');
  current?.setAttribute('aria-current', 'location');
  scrollWithin(current?.closest('nav') ?? null, current);
}

/**
 * Marks in a page's contents the section that one reads, whichever page is shown.
 * @returns stops marking
 */
export function markCurrentSection(): () => void {
  let frame = 0;
  const onScroll = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  };
  mark();
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('scroll', onScroll);
  };
}
