/** Links that may lead to a page of the site in its language; `rel="external"` keeps one out. */
const PAGE_LINKS = 'a[href^="/"]:not([hreflang], [target], [download], [rel~="external"])';

/** A click that opens its link here, not in another tab or window. */
export const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The link to a page of the site that something lies in; files have no slash at their end. */
export function pageLinkOf(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PAGE_LINKS) : null;
  return link?.origin === location.origin && link.pathname.endsWith('/') ? link : null;
}
