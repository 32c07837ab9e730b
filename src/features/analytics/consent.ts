import { COOKIES_ACCEPTED_KEY } from '@/constants';

/** On `<html>`: the notice was accepted, and stays away. */
export const ACCEPTED_ATTRIBUTE = 'data-cookies';

/** On the button that accepts: for how many days. */
export const ACCEPTS_ATTRIBUTE = 'data-accepts-cookies';

/** Sent to the window when the notice is accepted. */
export const ACCEPTED_EVENT = 'cookiesaccepted';

/** When an acceptance ends that is given now, for a number of days as text; now where it is none. */
export function acceptedUntil(duration: string, now: number): number {
  const days = Number(duration);
  return now + (days > 0 && Number.isFinite(days) ? Math.round(days * 86_400_000) : 0);
}

/**
 * Keeps the notice away while it is accepted, from before the first paint on, and accepts it at a
 * click. It is sent as text in the document's head and names nothing outside itself. A blocked or
 * full storage forgets the acceptance with the page.
 */
function followConsent(
  key: string,
  accepted: string,
  accepts: string,
  event: string,
  until: typeof acceptedUntil,
): void {
  const root = document.documentElement;
  let timer: ReturnType<typeof setTimeout>;
  function comeBack(at: number) {
    const left = at - Date.now();
    clearTimeout(timer);
    root.toggleAttribute(accepted, left > 0);
    // The longest wait that browsers know.
    if (left > 0) timer = setTimeout(comeBack, Math.min(left, 2_147_483_647), at);
  }
  try {
    comeBack(Number(localStorage.getItem(key)));
  } catch {
    // Storage is blocked.
  }
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest(`[${accepts}]`);
    if (!button) return;
    const end = until(button.getAttribute(accepts) ?? '', Date.now());
    root.setAttribute(accepted, '');
    if (end > Date.now()) comeBack(end);
    try {
      localStorage.setItem(key, String(end));
    } catch {
      // Storage is blocked or full.
    }
    dispatchEvent(new Event(event));
  });
}

const names = [COOKIES_ACCEPTED_KEY, ACCEPTED_ATTRIBUTE, ACCEPTS_ATTRIBUTE, ACCEPTED_EVENT];

/** The script of the document's head that the cookie notice needs. */
export const consentScript = `(${followConsent})(${names.map((name) => `'${name}'`).join()},${acceptedUntil})`;

/** Whether the notice is accepted on this page. */
export const isAccepted = () => document.documentElement.hasAttribute(ACCEPTED_ATTRIBUTE);
