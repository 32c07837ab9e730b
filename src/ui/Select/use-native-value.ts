import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/** A select that a visitor is using just now is left to the browser. */
const valueOf = (select: HTMLSelectElement | null) =>
  select && select !== document.activeElement ? select.value : null;

/**
 * What a native select holds, also what the browser put there when it restored the page.
 * @returns null as long as the visitor needs the native control itself: before scripts run, and
 * while it has the focus.
 */
export function useNativeValue(ref: RefObject<HTMLSelectElement | null>): string | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      const select = ref.current;
      select?.addEventListener('change', notify);
      select?.addEventListener('blur', notify);
      return () => {
        select?.removeEventListener('change', notify);
        select?.removeEventListener('blur', notify);
      };
    },
    [ref],
  );
  return useSyncExternalStore(
    subscribe,
    () => valueOf(ref.current),
    () => null,
  );
}
