/** A rectangle on the canvas of a plan. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The clickable shape of an area. */
export interface AreaShape {
  id: string;
  /** A path's `d`; null for a plain rectangle, which is its box. */
  path: string | null;
  box: Box;
}

export interface PlanShapes {
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
 * The areas and labels of a drawing: elements with `data-area` and `data-box="x y width height"`,
 * and markers with `data-label`. The file is our own (`tools/plans.ts` writes it), so its form is known.
 */
export function parsePlan(svg: string): PlanShapes {
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
  return { areas, labels };
}
