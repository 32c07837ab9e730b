import type { IconName } from '@/ui/Icon/names';

/** What can be found, each with its sign. */
export const foundKinds = {
  flight: 'plane',
  page: 'file',
  faq: 'help',
  /** A thing that may be brought. */
  item: 'luggage',
  service: 'info',
  place: 'shop',
  partner: 'briefcase',
  press: 'newspaper',
} as const satisfies Record<string, IconName>;

export type FoundKind = keyof typeof foundKinds;

/** Kinds whose text is the answer itself: a flight's time and state, whether a thing may be brought. */
export const answering: readonly string[] = ['flight', 'item'] satisfies FoundKind[];

/** The sign of a kind; an airport's own API may have others. */
export const kindIcon = (kind: string | undefined): IconName =>
  kind !== undefined && kind in foundKinds ? foundKinds[kind as FoundKind] : 'search';
