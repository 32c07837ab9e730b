import { useEffect, useEffectEvent } from 'react';
import { locales, type Locale } from '@/i18n/locales';

export interface Shortcuts {
  step: (by: 1 | -1) => void;
  choose: (lang: Locale) => void;
  /** Both answer whether there was something to do. */
  confirm: () => boolean;
  close: () => boolean;
}

/** The parts of the view that F6 goes through, in this order. */
export const REGION = 'data-region';

function nextRegion(by: 1 | -1): void {
  const regions = [...document.querySelectorAll<HTMLElement>(`[${REGION}]`)].filter((region) =>
    region.checkVisibility(),
  );
  const index = regions.findIndex((region) => region.contains(document.activeElement));
  const next = regions[(index + by + regions.length) % regions.length];
  // A tree is entered at its row, everything else as a whole.
  const target = next?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]') ?? next;
  target?.focus();
}

const types = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.(
    'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]',
  );

const inColumns = (target: EventTarget | null) =>
  Boolean((target as Element | null)?.closest?.(`[${REGION}="columns"]`));

/** A key pressed within a frame counts as pressed on it, unless something is typed there. */
export function forwardKey(frame: HTMLIFrameElement, event: KeyboardEvent): void {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (types(event.target) && !altKey && key !== 'F6') return;
  const options = { key, code, altKey, ctrlKey, metaKey, shiftKey };
  const again = new KeyboardEvent('keydown', { ...options, bubbles: true, cancelable: true });
  if (!frame.dispatchEvent(again)) event.preventDefault();
}

/** The keys of the view; each has a button as well. */
export function useShortcuts({ step, choose, confirm, close }: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    if (ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
    const lang = locales[Number(key) - 1];
    const isPlain = !altKey && !types(target) && inColumns(target);
    if (key === 'F6') nextRegion(shiftKey ? -1 : 1);
    else if (altKey && key === 'ArrowDown') step(1);
    else if (altKey && key === 'ArrowUp') step(-1);
    else if (isPlain && lang) choose(lang);
    else {
      const isDone =
        isPlain && ((event.code === 'KeyC' && confirm()) || (key === 'Escape' && close()));
      if (!isDone) return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
