import type { FieldState } from '@/cms/translation-status/status';
import { LAYER_ID, ROOM, ROOM_BASE } from './style';

/** An element of a field, and what is outlined for it. */
export interface Place {
  field: string;
  element: HTMLElement;
  /** The element itself, or what it is the only text of, or the picture that it describes. */
  host: HTMLElement;
  /** What takes the focus: the element, or the picture that it describes. */
  stop: HTMLElement;
}

const styleOf = (element: Element) =>
  (element.ownerDocument.defaultView ?? window).getComputedStyle(element);

const isInline = (element: Element) => {
  const { display } = styleOf(element);
  return display === 'inline' || display === 'contents' || display === 'none';
};

/** A picture's description stands beside it, seen only where images are hidden. */
function describedBy(element: HTMLElement): HTMLElement | null {
  const text = element.closest<HTMLElement>('[data-alt]');
  if (!text || text.getClientRects().length > 0) return null;
  const picture = text.previousElementSibling as HTMLElement | null;
  return picture?.querySelector('img') ?? picture;
}

/** A text that is alone in its paragraph is outlined with it, over its full width. */
function hostOf(element: HTMLElement): HTMLElement {
  const parent = element.parentElement;
  if (!parent || element.namespaceURI !== parent.namespaceURI || !isInline(element)) return element;
  const alone = parent.childElementCount === 1 && parent.textContent === element.textContent;
  return alone && !isInline(parent) && parent !== element.ownerDocument.body ? parent : element;
}

type StateOf = (field: string) => FieldState | undefined;

/** The places of all fields of a page, in its order; each says how its field stands. */
export function placesOf(page: Document, stateOf: StateOf): Place[] {
  return [...page.querySelectorAll<HTMLElement>('[data-field]')]
    .filter((element) => !element.closest(`#${LAYER_ID}`))
    .map((element) => {
      const field = element.getAttribute('data-field') ?? '';
      const state = stateOf(field);
      if (state) element.dataset.state = state;
      else delete element.dataset.state;
      const picture = describedBy(element);
      return { field, element, host: picture ?? hostOf(element), stop: picture ?? element };
    });
}

/** The closed parts of a page around an element, the outermost last. */
export function closedAround(element: Element): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let at = element.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
    const isHead = at.querySelector(':scope > summary')?.contains(element);
    if (!at.open && !isHead) closed.push(at);
  }
  return closed;
}

/** Whether something is drawn for a place, so that it can be outlined. */
export const isDrawn = ({ host }: Place): boolean =>
  host.getClientRects().length > 0 && styleOf(host).visibility !== 'hidden';

/** Whether the page has a place for it that a reader can come to. */
export const isReachable = (place: Place): boolean =>
  isDrawn(place) || closedAround(place.element).length > 0;

const noRoom = 'table, svg, header, nav, summary, dialog, footer, [role="dialog"]';

/** Whether space above would move what is below and nothing beside. */
function mayMove(host: HTMLElement): boolean {
  const parent = host.parentElement;
  if (!parent || host.matches('img, picture') || host.closest(noRoom)) return false;
  const { display, position, float } = styleOf(host);
  if (display.startsWith('inline') || display.startsWith('table') || float !== 'none') return false;
  if (position === 'absolute' || position === 'fixed') return false;
  const around = styleOf(parent);
  return (
    ['block', 'flow-root', 'list-item'].includes(around.display) ||
    (around.display === 'flex' && around.flexDirection === 'column')
  );
}

/** Gives the hosts of some fields space above for their labels, and takes it from all others. */
export function setRoom(page: Document, places: readonly Place[], fields: ReadonlySet<string>) {
  const wanted = new Set(
    places.filter((place) => fields.has(place.field) && isDrawn(place)).map(({ host }) => host),
  );
  for (const element of page.querySelectorAll<HTMLElement>(`[${ROOM}]`)) {
    if (wanted.has(element)) continue;
    element.removeAttribute(ROOM);
    element.style.removeProperty(ROOM_BASE);
  }
  for (const host of wanted) {
    if (host.hasAttribute(ROOM) || !mayMove(host)) continue;
    host.style.setProperty(ROOM_BASE, styleOf(host).marginBlockStart);
    host.setAttribute(ROOM, '');
  }
}
