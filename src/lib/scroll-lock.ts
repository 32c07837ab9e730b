let holders = 0;

/**
 * Keeps the page behind an overlay from scrolling. Several may hold it at once; it scrolls again
 * when the last has let go.
 * @returns lets go, once
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  let locked = true;
  holders += 1;
  // Without a scrollbar there is no place to keep, and keeping one would move the page.
  root.dataset.scrollLocked ??= innerWidth > root.clientWidth ? 'bar' : '';
  return () => {
    if (!locked) return;
    locked = false;
    holders -= 1;
    if (holders === 0) delete root.dataset.scrollLocked;
  };
}
