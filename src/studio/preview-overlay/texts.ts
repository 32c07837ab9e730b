import { LAYER_ID } from './style';
import type { Box } from './types';

const unseen = `#${LAYER_ID}, script, style, noscript, template`;

/** Whether an element is for readers of the screen only. */
const isClipped = ({ offsetWidth, offsetHeight }: HTMLElement) =>
  offsetWidth <= 1 && offsetHeight <= 1;

function isSeen(element: HTMLElement | null): boolean {
  if (!element || element.closest(unseen)) return false;
  const { parentElement: around } = element;
  if (isClipped(element) || (around && isClipped(around))) return false;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/**
 * Where a page has text, line by line, as far as it is drawn.
 * @param origin the point from which the boxes are measured, in the window's coordinates
 */
export function textBoxes(page: Document, origin: { left: number; top: number }): Box[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  const boxes: Box[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.nodeValue?.trim() || !isSeen(node.parentElement)) continue;
    range.selectNodeContents(node);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width <= 1 || height <= 1) continue;
      boxes.push({ left: left - origin.left, top: top - origin.top, width, height });
    }
  }
  return boxes;
}
