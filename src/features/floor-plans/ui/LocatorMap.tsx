import { planFile } from '../location';
import { centreOf, PIN_COLOUR, PIN_PATH, type Box, type PlanShapes } from '../shapes';
import { along } from '../viewport';

/** Of the part that is shown, in units of the drawing. */
const WIDTH = 360;
const HEIGHT = 203;

/** Where a place is drawn. */
export interface PlanPosition {
  floor: number;
  canvas: PlanShapes['canvas'];
  box: Box;
}

/** The part of a floor's drawing that a place is in, with a pin on the place. */
export function LocatorMap({ floor, canvas, box }: PlanPosition) {
  const { x, y } = centreOf(box);
  const left = along(x - WIDTH / 2, WIDTH, canvas.width);
  const top = along(y - HEIGHT / 2, HEIGHT, canvas.height);
  return (
    <svg data-art="" aria-hidden="true" viewBox={`${left} ${top} ${WIDTH} ${HEIGHT}`}>
      <image href={planFile(floor)} {...canvas} />
      <g transform={`translate(${x} ${y})`} stroke="#ffffff" strokeWidth="1.5">
        <path fill={PIN_COLOUR} d={PIN_PATH} />
        <circle fill="#ffffff" cy="-30" r="6" />
      </g>
    </svg>
  );
}
