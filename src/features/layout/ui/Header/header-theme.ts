'use client';

import { useSyncExternalStore } from 'react';

/** `deep`: light signs over the page's lapis hero. `surface`: white ground with ink. */
export type HeaderTheme = 'deep' | 'surface';

export const DEFAULT_HEADER_THEME: HeaderTheme = 'deep';

let theme: HeaderTheme = DEFAULT_HEADER_THEME;
const listeners = new Set<() => void>();

/**
 * Gives the header another ground, for instance while the header search is open. Whoever sets
 * `surface` sets `deep` again when done; a change of path resets it in any case.
 */
export function setHeaderTheme(next: HeaderTheme): void {
  theme = next;
  listeners.forEach((listener) => listener());
}

export function subscribeHeaderTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const headerTheme = (): HeaderTheme => theme;

/** The header's theme now; the server renders the default. */
export function useHeaderTheme(): HeaderTheme {
  return useSyncExternalStore(subscribeHeaderTheme, headerTheme, () => DEFAULT_HEADER_THEME);
}
