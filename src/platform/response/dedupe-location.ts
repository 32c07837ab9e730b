import type { ServerResponse } from 'node:http';
import onHeaders from 'on-headers';

/** Names the place that a reply leads to once: Next names it twice where it renders a redirect to keep it. */
export function dedupeLocation(reply: ServerResponse): void {
  onHeaders(reply, () => {
    const to = reply.getHeader('location');
    if (Array.isArray(to)) reply.setHeader('location', to[0] ?? '');
  });
}
