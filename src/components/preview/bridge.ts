// eslint-disable-next-line no-restricted-imports -- the admin's own words for its frames, no data
import { isDocumentEvent, ready } from '@payloadcms/live-preview';

/** What the translations view asks of its frames. */
export const REFRESH = 'parvoz-refresh';

const asksToRefresh = (event: MessageEvent) =>
  event.origin === location.origin && (event.data as { type?: unknown } | null)?.type === REFRESH;

/**
 * Connects a page in a frame of the admin: what was saved is shown anew, and links are not
 * followed, because it is one page that is looked at. Messages count only from the admin itself.
 * @returns ends the connection
 */
export function connect(refresh: () => void): () => void {
  const serverURL = location.origin;
  const onMessage = (event: MessageEvent) => {
    const fromAdmin = event.source === window.parent || event.source === window.opener;
    if (fromAdmin && (isDocumentEvent(event, serverURL) || asksToRefresh(event))) refresh();
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
  };
  addEventListener('message', onMessage);
  addEventListener('click', onClick, { capture: true });
  ready({ serverURL });
  return () => {
    removeEventListener('message', onMessage);
    removeEventListener('click', onClick, { capture: true });
  };
}
