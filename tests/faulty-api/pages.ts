import { messages } from '../../src/i18n/messages';

/** What a page says of itself: its content, content of an earlier moment, or that there is none. */
export type Said = 'good' | 'old' | 'none';

/** The words, in each language, that flights are shown with which could not be refreshed. */
const old = Object.values(messages).map(({ board }) => board.stale.split('{time}')[0] ?? '');

/** What a page says of itself, by its HTML. */
export function saidBy(html: string): Said {
  const shown = html.replace(/<script.*?<\/script>/gs, '');
  if (shown.includes('data-unavailable')) return 'none';
  return old.some((words) => shown.includes(words)) ? 'old' : 'good';
}

export interface PageKind {
  /** As in src/routes.ts. */
  route: string;
  query?: string;
  /** What it says while the API fails: with a warm cache, and with a cold one. */
  warm: Said;
  cold: Said;
}

/** One page of each kind. Page texts and the plan are the bundled CMS's, so nothing happens to them. */
export const pageKinds: readonly PageKind[] = [
  { route: '/', warm: 'old', cold: 'none' },
  { route: '/flight-board/', warm: 'old', cold: 'none' },
  { route: '/flight-board/', query: '?direction=arrival', warm: 'old', cold: 'none' },
  { route: '/flight-board/', query: '?search=istanbul', warm: 'old', cold: 'none' },
  { route: '/flight-board/{id}/', warm: 'old', cold: 'none' },
  { route: '/seasonal-schedule/', warm: 'good', cold: 'none' },
  { route: '/services/shops/', warm: 'good', cold: 'none' },
  { route: '/services/shops/{id}/', warm: 'good', cold: 'none' },
  { route: '/services/cafes-and-restaurants/', warm: 'good', cold: 'none' },
  { route: '/services/duty-free/', warm: 'good', cold: 'none' },
  { route: '/press-center/', warm: 'good', cold: 'good' },
  { route: '/press-center/press-releases/', warm: 'good', cold: 'none' },
  { route: '/press-center/press-releases/{id}/', warm: 'good', cold: 'none' },
  { route: '/search/', query: '?search=parking', warm: 'none', cold: 'none' },
  { route: '/passengers/baggage/', warm: 'good', cold: 'good' },
  { route: '/airport/scheme/', warm: 'good', cold: 'good' },
  { route: '/sitemap/', warm: 'good', cold: 'good' },
];
