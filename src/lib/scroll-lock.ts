let holders = 0;

/**
 * Keeps the page behind an overlay from scrolling. Several may hold it at once; it scrolls again
 * when the last has let go.
 * @returns lets go, once
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  let held = true;
  holders += 1;
  // Without a scroll bar that takes room, none is to be kept.
  if (holders === 1) root.dataset.scrollLocked = innerWidth > root.clientWidth ? 'bar' : '';
  return () => {
    if (!held) return;
    held = false;
    holders -= 1;
    if (holders === 0) delete root.dataset.scrollLocked;
  };
}
