import { choices, type Choice } from './choices';

const listeners = new Set<() => void>();
/** Choices that storage did not take: they hold for the page. */
const unsaved = new Set<Choice>();

/** The value in force. The root's attributes are its only record, so it outlives storage. */
export function valueOf({ attribute, values }: Choice): string {
  return document.documentElement.getAttribute(attribute) ?? values[0];
}

/** Applies a value at once and keeps it, where storage allows. */
export function choose(choice: Choice, value: string): void {
  show(choice, value);
  try {
    localStorage.setItem(choice.key, value);
    unsaved.delete(choice);
  } catch {
    unsaved.add(choice);
  }
}

/** Every choice back to its default. */
export function reset(): void {
  for (const choice of choices) choose(choice, choice.values[0]);
}

/** For useSyncExternalStore. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows what other tabs choose, and what was chosen while the page lay in the back-forward cache.
 * @returns stops following
 */
export function followStorage(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const changed = choices.filter((choice) => key === null || key === choice.key);
    for (const choice of changed) unsaved.delete(choice);
    restore(changed);
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restore(choices);
  };
  restore(choices);
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

function restore(which: readonly Choice[]): void {
  for (const choice of which) {
    if (unsaved.has(choice)) continue;
    try {
      const kept = localStorage.getItem(choice.key) ?? '';
      show(choice, choice.values.includes(kept) ? kept : choice.values[0]);
    } catch {
      // Blocked storage: what the page shows stays.
    }
  }
}

function show(choice: Choice, value: string): void {
  const root = document.documentElement;
  if (value === choice.values[0]) root.removeAttribute(choice.attribute);
  else root.setAttribute(choice.attribute, value);
  for (const listener of listeners) listener();
}
