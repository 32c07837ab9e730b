import type { CSSProperties } from 'react';

const OPTION_HEIGHT = 44;
const MOST_HEIGHT = 8.5 * OPTION_HEIGHT;
const LEAST_HEIGHT = 3.5 * OPTION_HEIGHT;
/** Between the list and the window's edges. */
const MARGIN = 8;

/**
 * Where a list of options has room beside its control: below, or above where that is more; on the
 * side that leaves it more width.
 */
export function roomBeside(control: Element, count: number): CSSProperties {
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // What stands over the window's bottom is no room.
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  const below = clientHeight - covered - bottom;
  const wanted = Math.min(MOST_HEIGHT, (count + 0.5) * OPTION_HEIGHT);
  const above = below < wanted + 2 * MARGIN && top > below;
  const end = left + right > clientWidth + 1;
  return {
    [above ? 'bottom' : 'top']: '100%',
    [end ? 'right' : 'left']: 0,
    maxHeight: Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, (above ? top : below) - 2 * MARGIN)),
    maxWidth: (end ? right : clientWidth - left) - MARGIN,
  };
}
