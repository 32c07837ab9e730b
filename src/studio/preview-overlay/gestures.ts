import type { FrameEvents } from './types';

interface Gestures {
  events: FrameEvents;
  /** The field at an element; null where there is none, or where fields are not marked. */
  fieldAt: (target: EventTarget | null) => string | null;
  isMarked: () => boolean;
  signal: AbortSignal;
}

/** Tells what the reader does in a page: pointing, focusing, choosing a field, keys. */
export function listenTo(page: Document, { events, fieldAt, isMarked, signal }: Gestures): void {
  const options = { capture: true, signal };
  const click = (event: MouseEvent) => {
    const field = fieldAt(event.target);
    if (field === null) return;
    event.preventDefault();
    event.stopPropagation();
    events.onEdit(field);
  };
  const press = (event: KeyboardEvent) => {
    const field = fieldAt(event.target);
    const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
    if (field === null || event.key !== 'Enter' || !isPlain) return events.onKey(event);
    event.preventDefault();
    events.onEdit(field);
  };
  let pointed: string | null = null;
  const point = (field: string | null) => {
    if (field === pointed) return;
    pointed = field;
    events.onPoint(field);
  };
  // Only a pointer that moves: one that lies still while the page is scrolled points at nothing.
  page.addEventListener('pointermove', ({ target }) => point(fieldAt(target)), options);
  page.documentElement.addEventListener('pointerleave', () => point(null), { signal });
  const focus = ({ target }: FocusEvent) => isMarked() && events.onFocus(fieldAt(target));
  page.addEventListener('focusin', focus, options);
  page.addEventListener('click', click, options);
  page.addEventListener('keydown', press, options);
}
