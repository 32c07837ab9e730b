import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/lib/time';

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE_MS / 6);
  return () => clearInterval(timer);
}

/** The running minute, in milliseconds since the epoch; null until the browser is there. */
export function useNow(): number | null {
  return useSyncExternalStore(eachMinute, thisMinute, () => null);
}
