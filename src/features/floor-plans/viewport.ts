/** The part of the canvas that is seen: its upper left corner and how far it is enlarged. */
export interface Viewport {
  x: number;
  y: number;
  /** 1 to 4. */
  zoom: number;
}

export const MIN_ZOOM = 1;
export const MAX_ZOOM = 4;
export const ZOOM_STEP = 0.25;

/** Sizes: of the canvas in its units, of the window onto it in CSS pixels. */
export interface Frame {
  canvas: { width: number; height: number };
  window: { width: number; height: number };
}

/** CSS pixels of one unit at zoom 1: the canvas fills the window's width, and its height at least. */
export function baseScale({ canvas, window }: Frame): number {
  return Math.max(window.width / canvas.width, Math.min(window.height, 364) / canvas.height);
}

export function visible(view: Viewport, frame: Frame): { width: number; height: number } {
  const scale = baseScale(frame) * view.zoom;
  return { width: frame.window.width / scale, height: frame.window.height / scale };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Where a window of a size begins that stays on a length, or has it in its middle. */
export const along = (at: number, size: number, length: number) =>
  size >= length ? (length - size) / 2 : clamp(at, 0, length - size);

/** The view with its zoom within limits and the canvas kept in the window. */
export function bounded(view: Viewport, frame: Frame): Viewport {
  const zoom = clamp(view.zoom, MIN_ZOOM, MAX_ZOOM);
  const seen = visible({ ...view, zoom }, frame);
  return {
    zoom,
    x: along(view.x, seen.width, frame.canvas.width),
    y: along(view.y, seen.height, frame.canvas.height),
  };
}

/** The view enlarged or reduced about a point of the canvas, which stays where it is seen. */
export function zoomed(
  view: Viewport,
  zoom: number,
  about: { x: number; y: number },
  frame: Frame,
): Viewport {
  const next = clamp(zoom, MIN_ZOOM, MAX_ZOOM);
  const ratio = view.zoom / next;
  return bounded(
    {
      zoom: next,
      x: about.x - (about.x - view.x) * ratio,
      y: about.y - (about.y - view.y) * ratio,
    },
    frame,
  );
}

/** The view moved so that a point of the canvas is in its middle. */
export function centred(view: Viewport, point: { x: number; y: number }, frame: Frame): Viewport {
  const seen = visible(view, frame);
  return bounded({ ...view, x: point.x - seen.width / 2, y: point.y - seen.height / 2 }, frame);
}

/** The view moved by CSS pixels. */
export function moved(view: Viewport, dx: number, dy: number, frame: Frame): Viewport {
  const scale = baseScale(frame) * view.zoom;
  return bounded({ ...view, x: view.x - dx / scale, y: view.y - dy / scale }, frame);
}

export type Side = 'left' | 'right' | 'up' | 'down';

interface Placed {
  id: string;
  x: number;
  y: number;
}

/** The nearest place to one side of another: near along that side, not far across it. */
export function neighbour(places: Placed[], from: Placed, side: Side): Placed | null {
  const along = (place: Placed) =>
    ({
      left: from.x - place.x,
      right: place.x - from.x,
      up: from.y - place.y,
      down: place.y - from.y,
    })[side];
  const across = (place: Placed) =>
    side === 'left' || side === 'right' ? Math.abs(place.y - from.y) : Math.abs(place.x - from.x);
  const cost = (place: Placed) => along(place) + 2 * across(place);
  return (
    places
      .filter((place) => place.id !== from.id && along(place) > 1)
      .sort((a, b) => cost(a) - cost(b))[0] ?? null
  );
}
