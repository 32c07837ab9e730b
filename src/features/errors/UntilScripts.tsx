'use client';

import type { ReactNode } from 'react';

/** Shows its children in the server's HTML only; where scripts run, the page takes over. */
export function UntilScripts({ children }: { children: ReactNode }) {
  return typeof window === 'undefined' ? children : null;
}
