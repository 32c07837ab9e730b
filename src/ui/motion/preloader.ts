import { PRELOADER_KEY, PRELOADER_PLAYED } from '@/constants';
import { lockScroll } from '@/lib/scroll-lock';

/** Told to the window when the preloader is out of the way, for whatever measures the page. */
export const REINIT = 'reinit';

/** An animation ends, or is taken away by another. */
const over = (animation?: Animation) =>
  animation?.finished.then(
    () => {},
    () => {},
  );

function remember() {
  try {
    sessionStorage.setItem(PRELOADER_KEY, PRELOADER_PLAYED);
  } catch {
    // Storage is blocked: it plays again with the next load of a page.
  }
}

/**
 * Follows the preloader, which CSS plays from the first paint on: pauses scrolling, marks the page
 * as preloaded, remembers it for the session and puts the overlay away.
 * @param overlay its own animations are the lift, then the fade
 * @param preloaded called once, at the end of the lift or when the traveller ends it early
 */
export async function followPreloader(overlay: HTMLElement, preloaded: () => void) {
  const { dataset } = document.documentElement;
  if (!dataset.preloader) {
    dataset.preloaded = '';
    preloaded();
    return;
  }
  if (dataset.preloader === 'playing') {
    const resume = lockScroll();
    await over(overlay.getAnimations()[0]);
    if (dataset.preloader === 'playing') dataset.preloader = 'played';
    resume();
  }
  remember();
  dataset.preloaded = '';
  preloaded();
  await over(overlay.getAnimations().at(-1));
  delete dataset.preloader;
  dispatchEvent(new Event(REINIT));
}
