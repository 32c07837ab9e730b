'use client';

import { createContext, use } from 'react';
import type { FlightStatus } from '@/features/flights/statuses';

export type StatusNames = Record<FlightStatus, string>;

/** What the statuses are called on the site, in the reader's language; the server knows it. */
const Names = createContext<StatusNames | null>(null);
export const StatusNamesProvider = Names;

export function useStatusNames(): StatusNames {
  const names = use(Names);
  if (!names) throw new Error('There is no StatusNamesProvider around this.');
  return names;
}
