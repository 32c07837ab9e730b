'use client';

import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { baseScale, bounded, centred, moved, zoomed, type Frame, type Viewport } from '../viewport';

type Size = Frame['window'];
type Point = { x: number; y: number };

/** A press that moves less than this is a click. */
const CLICK_PX = 5;
/** How much one notch of the wheel enlarges. */
const WHEEL_RATE = 0.0025;

/** A point of the page on the canvas, where a view of it is shown in an element. */
function onCanvas(element: Element, view: Viewport, frame: Frame, at: Point): Point {
  const { left, top } = element.getBoundingClientRect();
  const scale = baseScale(frame) * view.zoom;
  return { x: view.x + (at.x - left) / scale, y: view.y + (at.y - top) / scale };
}

const START: Viewport = { x: 0, y: 0, zoom: 1 };

/**
 * Pan and zoom of a drawing: by wheel (with Ctrl, or once the drawing has focus), by dragging, by
 * pinch. At zoom 1 a finger's vertical movement is left to the page.
 * @param window of the drawing before it is measured, in CSS pixels
 */
export function usePlanView(
  box: RefObject<HTMLElement | null>,
  canvas: Size,
  first: Point | null,
  initialWindow: Size,
) {
  const [window, setWindow] = useState(initialWindow);
  const frame: Frame = { canvas, window };
  const [raw, setView] = useState<Viewport>(() =>
    first ? centred(START, first, { canvas, window: initialWindow }) : START,
  );
  const view = bounded(raw, frame);
  const latest = useRef({ view, frame });
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  useEffect(() => {
    latest.current = { view, frame };
  });

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      // A drawing that is put away has no size, and nothing to be scaled to.
      if (width === 0 || height === 0) return;
      // Every sign follows, so it is done in steps that leave room for what a finger does meanwhile.
      startTransition(() => {
        setWindow({ width, height });
        if (first) {
          setView((now) => centred(now, first, { canvas, window: { width, height } }));
        }
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
    // The first place is looked at when the drawing is measured, not again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [box]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !element.contains(document.activeElement)) return;
      event.preventDefault();
      const { view: at, frame: now } = latest.current;
      const zoom = at.zoom * Math.exp(-event.deltaY * WHEEL_RATE);
      const about = onCanvas(element, at, now, { x: event.clientX, y: event.clientY });
      setView(zoomed(at, zoom, about, now));
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [box]);

  const middle = () => ({
    x: view.x + window.width / baseScale(frame) / view.zoom / 2,
    y: view.y + window.height / baseScale(frame) / view.zoom / 2,
  });
  const spread = (points: Point[]) => {
    const [a, b] = points;
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  return {
    view,
    frame,
    scale: baseScale(frame) * view.zoom,
    zoomTo: (zoom: number) => setView(zoomed(view, zoom, middle(), frame)),
    fit: () => setView({ ...START }),
    pan: (dx: number, dy: number) => setView(moved(view, dx, dy, frame)),
    show: (point: Point) => setView(centred(view, point, frame)),
    /** Whether the press that just ended was a drag, so that its click chooses nothing. */
    wasDrag: () => dragged.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (pointers.current.size === 1) dragged.current = false;
      },
      onPointerMove(event: PointerEvent) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const after = { x: event.clientX, y: event.clientY };
        const { view: at, frame: now } = latest.current;
        if (pointers.current.size === 1) {
          const dx = after.x - before.x;
          const dy = after.y - before.y;
          if (!dragged.current && Math.hypot(dx, dy) < CLICK_PX) return;
          dragged.current = true;
          setView(moved(at, dx, dy, now));
        } else {
          const was = [...pointers.current.values()];
          pointers.current.set(event.pointerId, after);
          const is = [...pointers.current.values()];
          dragged.current = true;
          const [one, other] = is;
          if (!one || !other) return;
          const between = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
          const about = onCanvas(event.currentTarget, at, now, between);
          setView(zoomed(at, (at.zoom * spread(is)) / (spread(was) || 1), about, now));
        }
        pointers.current.set(event.pointerId, after);
      },
      onPointerUp: (event: PointerEvent) => pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => pointers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent) => pointers.current.delete(event.pointerId),
    },
  };
}
