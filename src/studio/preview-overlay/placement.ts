import type { Box } from './types';

export type Size = Pick<Box, 'width' | 'height'>;

/**
 * Where a label stands at the outline of its field: above its right end, above its left end, at its
 * right; or, where it would cover text everywhere, as a dot on its corner.
 */
export const spots = ['above', 'start', 'right', 'dot'] as const;
export type Spot = (typeof spots)[number];

/** The box of a label of a size at a spot; null for a dot, which is drawn on the outline itself. */
export function boxAt(spot: Spot, { width, height }: Size, outline: Box): Box | null {
  const { left, top } = outline;
  const end = left + outline.width;
  switch (spot) {
    case 'above':
      return { left: end - width, top: top - height, width, height };
    case 'start':
      return { left, top: top - height, width, height };
    case 'right':
      return { left: end, top, width, height };
    case 'dot':
      return null;
  }
}

/** Boxes that only touch do not cover each other; nor does a hair of a letter. */
const HAIR = 1;

const covers = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width - HAIR &&
  other.left < one.left + one.width - HAIR &&
  one.top < other.top + other.height - HAIR &&
  other.top < one.top + one.height - HAIR;

/**
 * The first spot at which a label covers no text and does not leave the page.
 * @param texts where text is, and the labels that stand already; all from the top left of the page
 * @param pageWidth of the page in the same pixels
 */
export function spotFor(label: Size, outline: Box, texts: readonly Box[], pageWidth: number): Spot {
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.left + box.width <= pageWidth &&
    !texts.some((text) => covers(box, text));
  const found = spots.find((spot) => {
    const box = boxAt(spot, label, outline);
    return box !== null && isFree(box);
  });
  return found ?? 'dot';
}
