import { useAuth } from '@payloadcms/ui';
import { useCallback, useSyncExternalStore } from 'react';

const PREFIX = 'parvoz-entered';

/** Values by their names, read once from the tab's storage; each keeps its identity until it is set. */
const values = new Map<string, unknown>();
const listeners = new Set<() => void>();

function stored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(`${PREFIX} ${name}`) ?? 'null') as unknown;
  } catch {
    // Storage is blocked, or has what another version wrote.
    return null;
  }
}

function store(name: string, value: unknown): void {
  values.set(name, value);
  try {
    sessionStorage.setItem(`${PREFIX} ${name}`, JSON.stringify(value));
  } catch {
    // Without storage it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * A state of a member of staff that a reload of the tab does not lose.
 * @param state which one; somebody else who signs in at the same window has their own
 * @param initial what it is where nothing was set; always the same value
 */
export function useTabState<Value>(state: string, initial: Value) {
  const { user } = useAuth();
  const name = `${state} ${user?.id ?? ''}`;
  const read = (): Value => {
    if (!values.has(name)) values.set(name, stored(name) ?? initial);
    return values.get(name) as Value;
  };
  const value = useSyncExternalStore(subscribe, read, () => initial);
  const set = useCallback(
    (next: (latest: Value) => Value) => {
      const latest = (values.get(name) ?? initial) as Value;
      const changed = next(latest);
      if (changed !== latest) store(name, changed);
    },
    [name, initial],
  );
  return [value, set] as const;
}
