// eslint-disable-next-line no-restricted-imports -- the admin's own words for its frames, no data
import { isDocumentEvent, ready } from '@payloadcms/live-preview';
import { LISTENING, REFRESH } from './messages';

const asksToRefresh = (event: MessageEvent) =>
  event.origin === location.origin && (event.data as { type?: unknown } | null)?.type === REFRESH;

/**
 * Connects a page in a frame: what was saved is shown anew, and links are not followed, because it is
 * one page that is looked at. Messages count only from what is around the frame, of this origin; it is
 * told when they are listened to, so that it can repeat what it asked before.
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
  if (window.parent !== window) window.parent.postMessage({ type: LISTENING }, serverURL);
  return () => {
    removeEventListener('message', onMessage);
    removeEventListener('click', onClick, { capture: true });
  };
}
