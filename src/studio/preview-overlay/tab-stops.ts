import type { Place } from './elements';
import { INERT, LAYER_ID, STOP } from './style';

const reachable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** What a field is called; null for one that cannot be written. */
type NameOf = (place: Place) => string | null;

function release(element: HTMLElement): void {
  element.removeAttribute(STOP);
  for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
}

/** The tab key goes from text to text; the page's own controls are passed over. */
export function setStops(page: Document, places: readonly Place[], nameOf: NameOf): void {
  const names = new Map(
    places.flatMap((place) => {
      const name = nameOf(place);
      return name === null ? [] : [[place.stop, name] as const];
    }),
  );
  for (const element of page.querySelectorAll<HTMLElement>(`[${STOP}]`)) {
    if (!names.has(element)) release(element);
  }
  for (const [element, name] of names) {
    element.setAttribute(STOP, '');
    element.setAttribute('tabindex', '0');
    element.setAttribute('role', 'button');
    element.setAttribute('aria-label', name);
  }
  for (const element of page.querySelectorAll<HTMLElement>(reachable)) {
    const isOurs = element.hasAttribute(STOP) || element.closest(`#${LAYER_ID}`);
    if (isOurs || element.hasAttribute(INERT)) continue;
    element.setAttribute(INERT, element.getAttribute('tabindex') ?? '');
    element.setAttribute('tabindex', '-1');
  }
}

/** The page's own controls are reached again, and its fields no longer. */
export function clearStops(page: Document): void {
  for (const element of page.querySelectorAll<HTMLElement>(`[${STOP}]`)) release(element);
  for (const element of page.querySelectorAll<HTMLElement>(`[${INERT}]`)) {
    const before = element.getAttribute(INERT);
    if (before) element.setAttribute('tabindex', before);
    else element.removeAttribute('tabindex');
    element.removeAttribute(INERT);
  }
}
