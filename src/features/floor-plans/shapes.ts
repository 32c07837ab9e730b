/** A rectangle on the canvas of a plan. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The point in the middle of a box. */
export const centreOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** The outline of a pin whose point is at the origin. */
export const PIN_PATH = 'M0 0C-4-9-18-16-18-30a18 18 0 0 1 36 0C18-16 4-9 0 0z';
export const PIN_COLOUR = '#9a4f00';

/** The clickable shape of an area. */
export interface AreaShape {
  id: string;
  /** A path's `d`; null for a plain rectangle, which is its box. */
  path: string | null;
  box: Box;
}

export interface PlanShapes {
  /** The size of the drawing; nothing where it has none. */
  canvas: Pick<Box, 'width' | 'height'>;
  areas: AreaShape[];
  /** Where words stand that name no place. */
  labels: { id: string; x: number; y: number }[];
}

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];

function toBox(text: string | undefined): Box | null {
  const [x, y, width, height] = (text ?? '').split(' ').map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return { x, y, width, height };
}

/**
 * The size, areas and labels of a drawing that begins at 0 0: elements with `data-area` and `data-box="x y width height"`,
 * and markers with `data-label`. The file is our own (`tools/plans.ts` writes it), so its form is known.
 */
export function parsePlan(svg: string): PlanShapes {
  const { width = 0, height = 0 } = toBox(attribute(svg, 'viewBox')) ?? {};
  const areas = [...svg.matchAll(/<(?:rect|path)\b[^>]*\sdata-area="([^"]+)"[^>]*>/g)].flatMap(
    ([element, id]) => {
      const box = toBox(attribute(element, 'data-box'));
      return id && box ? [{ id, path: attribute(element, 'd') ?? null, box }] : [];
    },
  );
  const labels = [...svg.matchAll(/<circle\b[^>]*\sdata-label="([^"]+)"[^>]*>/g)].map(
    ([element, id = '']) => ({
      id,
      x: Number(attribute(element, 'cx')),
      y: Number(attribute(element, 'cy')),
    }),
  );
  return { canvas: { width, height }, areas, labels };
}
