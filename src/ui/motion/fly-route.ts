import { ROUTE_LINE_FPS, ROUTE_LINE_FRAMES } from '@/constants';
import { routeFrame } from './route-path';

/**
 * Draws the route of the hero from the city outward, frame by frame, once; stands still while it
 * is out of view or the tab is hidden.
 */
export function flyRoute(drawing: Element) {
  const trail = drawing.querySelector('[data-route-trail]');
  const plane = drawing.querySelector('[data-route-plane]');
  let frame = 0;
  let inView = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = () => {
    const { dash, plane: place } = routeFrame(frame);
    trail?.setAttribute('stroke-dasharray', dash);
    plane?.setAttribute('transform', place);
    drawing.setAttribute('data-route-frame', String(frame));
    delete document.documentElement.dataset.route;
  };
  const step = () => {
    frame += 1;
    show();
    if (frame >= ROUTE_LINE_FRAMES - 1) end();
  };
  const goOrWait = () => {
    clearInterval(timer);
    if (!inView || document.hidden) return;
    if (frame === 0) show();
    timer = setInterval(step, 1000 / ROUTE_LINE_FPS);
  };
  const observer = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    goOrWait();
  });
  function end() {
    clearInterval(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', goOrWait);
  }
  observer.observe(drawing);
  document.addEventListener('visibilitychange', goOrWait);
}
