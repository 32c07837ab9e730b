import { DISRUPTION_CLOSED_KEY } from '@/constants';
import type { DisruptionNotice } from '../../schema';

/** On `<html>`: the notice that the page shows, until it is closed. */
export const SHOWN_ATTRIBUTE = 'data-disruption';

/** The place of notices, on every page. */
export const ROOM_ID = 'notices';

/** On that place while what the page was rendered with is out of date. */
export const OUTDATED_ATTRIBUTE = 'data-outdated';

/** On the button that closes it. */
export const CLOSES_ATTRIBUTE = 'data-closes-disruption';

/** What is kept of a notice that was closed; once its text has changed it is another. */
export const noticeKey = ({
  id,
  updated_at,
}: Pick<DisruptionNotice, 'id' | 'updated_at'>): string => `${id} ${updated_at}`;

/**
 * Keeps a notice away that was closed, from before the first paint on, and closes it at a click. It is
 * sent as text in the document's head and names nothing outside itself. A blocked or full storage
 * forgets it with the page.
 */
function followClosing(key: string, shown: string, closes: string): void {
  const root = document.documentElement;
  try {
    if (localStorage.getItem(key) === root.getAttribute(shown)) root.removeAttribute(shown);
  } catch {
    // Storage is blocked.
  }
  document.addEventListener('click', ({ target }) => {
    const notice = root.getAttribute(shown);
    if (!notice || !(target instanceof Element) || !target.closest(`[${closes}]`)) return;
    root.removeAttribute(shown);
    try {
      localStorage.setItem(key, notice);
    } catch {
      // Storage is blocked or full.
    }
  });
}

/** Says which notice an open page shows now; one that was closed stays so. */
export function showNotice(key: string | null): void {
  const root = document.documentElement;
  let closed: string | null = null;
  try {
    closed = localStorage.getItem(DISRUPTION_CLOSED_KEY);
  } catch {
    // Storage is blocked.
  }
  if (key !== null && key !== closed) root.setAttribute(SHOWN_ATTRIBUTE, key);
  else root.removeAttribute(SHOWN_ATTRIBUTE);
}

const names = [DISRUPTION_CLOSED_KEY, SHOWN_ATTRIBUTE, CLOSES_ATTRIBUTE];

/** The script of the document's head that the banner needs. */
export const closingScript = `(${followClosing})(${names.map((name) => `'${name}'`).join()})`;
