import { useEffect, useRef, type RefObject } from 'react';

/** What the server wrote into a control. */
const writtenIn = (control: HTMLInputElement | HTMLSelectElement) =>
  control instanceof HTMLInputElement
    ? control.defaultValue
    : ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ??
      control.options[0]?.value);

/**
 * Tells of a control that was changed before React took over the page, by whoever typed or chose in it
 * or by a browser that restored it: React hears no event for that.
 */
export function useEarlyChange<Control extends HTMLInputElement | HTMLSelectElement>(
  ref: RefObject<Control | null>,
  onChange: ((control: Control) => void) | undefined,
) {
  const first = useRef(onChange);
  useEffect(() => {
    const control = ref.current;
    if (control && control.value !== writtenIn(control)) first.current?.(control);
  }, [ref]);
}
