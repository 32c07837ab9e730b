export interface RouteStart {
  url: URL;
  type: 'push' | 'replace' | 'traverse';
}

/** Sent to the window when a client navigation begins. */
export const ROUTE_START_EVENT = 'route-start';

/** Says that a client navigation begins. */
export function announceRoute(href: string, type: RouteStart['type']): void {
  const detail: RouteStart = { url: new URL(href, location.href), type };
  dispatchEvent(new CustomEvent(ROUTE_START_EVENT, { detail }));
}

/** @returns stops listening */
export function onRouteStart(listener: (start: RouteStart) => void): () => void {
  const receive = (event: Event) => listener((event as CustomEvent<RouteStart>).detail);
  addEventListener(ROUTE_START_EVENT, receive);
  return () => removeEventListener(ROUTE_START_EVENT, receive);
}

/** A page's address as far as it decides what is shown: without the hash. */
export const pageOf = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname + search;
