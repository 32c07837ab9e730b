import { COOKIES_ACCEPTED_KEY, DAY_MS } from '@/constants';

/** On `<html>`: the notice was accepted, and stays away. */
export const ACCEPTED_ATTRIBUTE = 'data-cookies';

/** Sent to the window when the notice is accepted. */
export const ACCEPTED_EVENT = 'cookiesaccepted';

/** When an acceptance ends that is given now, for a number of days as text; now where it is none. */
export function acceptedUntil(duration: string, now: number): number {
  const days = Number(duration);
  return now + (days > 0 && Number.isFinite(days) ? Math.round(days * DAY_MS) : 0);
}

/** Marks the page before its first paint, so that who accepted never sees the notice. */
export const markAccepted = `try{if(Number(localStorage.getItem('${COOKIES_ACCEPTED_KEY}'))>Date.now())document.documentElement.setAttribute('${ACCEPTED_ATTRIBUTE}','')}catch{}`;

/** Until when the notice is accepted in this browser; 0 where it is not, or the storage is blocked. */
export function readAcceptance(): number {
  try {
    return Number(localStorage.getItem(COOKIES_ACCEPTED_KEY)) || 0;
  } catch {
    return 0;
  }
}

/** Keeps an acceptance; a blocked or full storage forgets it with the page. */
export function keepAcceptance(until: number): void {
  try {
    localStorage.setItem(COOKIES_ACCEPTED_KEY, String(until));
  } catch {
    // The notice is away all the same until the next page is loaded.
  }
}
