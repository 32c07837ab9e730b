import type { RouteStart } from './route-events';

/** Whether a part of the site's code could not be loaded. */
export const isChunkError = (error: unknown): boolean =>
  (error as { name?: unknown } | null | undefined)?.name === 'ChunkLoadError';

/**
 * Reloads the page when a part of its code is lost, as after a new version was put online, at most
 * once in the given time; where another page was asked for and is still to come, it loads that one.
 * It is sent as text in the document's head, before the code it guards, so
 * it names nothing outside itself. Without storage to remember by, or without a connection, a
 * reload could only make things worse.
 */
export function reloadOnChunkError(key: string, throttleMs: number, routeStart: string): void {
  let requested = location.href;
  let requestedOn = '';
  addEventListener(routeStart, (event) => {
    requested = (event as CustomEvent<RouteStart>).detail.url.href;
    requestedOn = location.href;
  });
  const withoutHash = (href: string) => href.split('#')[0];
  function reload() {
    try {
      const last = Number(sessionStorage.getItem(key));
      if (!navigator.onLine || Date.now() - last < throttleMs) return;
      sessionStorage.setItem(key, String(Date.now()));
      const { href } = location;
      // The address changes when the page is there; one that differs by its hash alone would load nothing.
      if (requestedOn === href && withoutHash(requested) !== withoutHash(href))
        location.assign(requested);
      else location.reload();
    } catch {
      // Storage is blocked.
    }
  }
  function isLost(error: unknown) {
    const { name, message } = (error ?? {}) as { name?: unknown; message?: unknown };
    return name === 'ChunkLoadError' || /dynamically imported module/.test(String(message));
  }
  addEventListener(
    'error',
    (event) => {
      const { tagName, src, rel, href } = event.target as HTMLScriptElement & HTMLLinkElement;
      const file = tagName === 'SCRIPT' ? src : rel === 'stylesheet' ? href : '';
      if (file.startsWith(location.origin + '/_next/') || isLost(event.error)) reload();
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    if (isLost(event.reason)) reload();
  });
}
