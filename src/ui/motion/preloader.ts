import { PRELOADER_KEY, PRELOADER_PLAYED } from '@/constants';

/** Id of the overlay; its own animations are the lift, then the fade. */
export const OVERLAY_ID = 'preloader';

/** Sent to the window when the page may move: at the end of the lift, or when the traveller ends it early. */
export const PRELOADED = 'preloaded';

/** Sent to the window when the preloader is out of the way, for whatever measures the page. */
export const REINIT = 'reinit';

/**
 * Says on `<html>` whether things may move (`data-motion`), whether the preloader plays
 * (`data-preloader`) or is over (`data-preloaded`). CSS plays it from the first paint on; this pauses
 * scrolling meanwhile, lets whatever the traveller does end it, remembers it for the session and puts
 * the overlay away. It is sent as text in the document's head, so it names nothing outside itself.
 */
function followPreloader(
  key: string,
  played: string,
  overlayId: string,
  preloaded: string,
  reinit: string,
): void {
  const root = document.documentElement;
  const data = root.dataset;
  let known = false;
  try {
    known = sessionStorage.getItem(key) === played;
  } catch {
    // Storage is blocked: it plays with each load of a page.
  }
  const still = self !== top || matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!still) {
    data.motion = '';
    data.route = 'waiting';
  }
  if (still || known) {
    data.preloaded = '';
    return;
  }

  data.preloader = 'playing';
  // Before there is a page, only a bar that is asked for says whether scrollbars take room here.
  root.style.overflowY = 'scroll';
  data.scrollLocked = innerWidth > root.clientWidth ? 'bar' : '';
  root.style.overflowY = '';
  document.addEventListener('DOMContentLoaded', () => {
    if (!document.getElementById(overlayId)?.getAnimations().length) putAway();
  });
  function end(how: string) {
    if (data.preloader !== 'playing') return;
    data.preloader = how;
    delete data.scrollLocked;
    try {
      sessionStorage.setItem(key, played);
    } catch {
      // Storage is blocked.
    }
    data.preloaded = '';
    dispatchEvent(new Event(preloaded));
  }
  // Assistive technology presses without a pointer.
  for (const act of ['keydown', 'pointerdown', 'click', 'wheel']) {
    addEventListener(act, () => end('leaving'), { passive: true, once: true, capture: true });
  }
  function onEnd({ target }: Event) {
    if (!(target instanceof Element) || target.id !== overlayId || !data.preloader) return;
    const wasPlaying = data.preloader === 'playing';
    end('played');
    // Its second animation may be still to come.
    if (wasPlaying && target.getAnimations().length > 0) return;
    putAway();
  }
  function putAway() {
    end('played');
    delete data.preloader;
    dispatchEvent(new Event(reinit));
  }
  document.addEventListener('animationend', onEnd);
  // Of an overlay that is hidden meanwhile, as in print, no animation ends.
  document.addEventListener('animationcancel', (event) => {
    if (event.target instanceof Element && event.target.getClientRects().length === 0) onEnd(event);
  });
}

const names = [PRELOADER_KEY, PRELOADER_PLAYED, OVERLAY_ID, PRELOADED, REINIT];

/** The script of the document's head that the preloader needs, and all that moves. */
export const motionScript = `(${followPreloader})(${names.map((name) => `'${name}'`).join()})`;
