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
export function popoverPlacement(control: Element, count: number): CSSProperties {
  const { top, bottom, left, right } = control.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  // The header's place and what stands over the window's bottom are no room.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const over = top - (parseFloat(scrollPaddingTop) || 0);
  const below = clientHeight - (parseFloat(scrollPaddingBottom) || 0) - bottom;
  const wanted = Math.min(MOST_HEIGHT, (count + 0.5) * OPTION_HEIGHT);
  const above = below < wanted + 2 * MARGIN && over > below;
  const end = left + right > clientWidth + 1;
  return {
    [above ? 'bottom' : 'top']: '100%',
    [end ? 'right' : 'left']: 0,
    maxHeight: Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, (above ? over : below) - 2 * MARGIN)),
    maxWidth: (end ? right : clientWidth - left) - MARGIN,
  };
}
