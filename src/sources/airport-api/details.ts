import type { Card, CardReply } from '@/features/places/schema';
import type { Flight, FlightDetail } from '@/features/flights/schema';
import type { PressItem, PressReply } from '@/features/press/schema';

const unknownDetail = {
  aircraft: null,
  check_in_opens_at: null,
  check_in_closes_at: null,
  boarding_at: null,
  gate_closes_at: null,
  first_bag_at: null,
  duration_minutes: null,
  walk_minutes: null,
  other_end: null,
  diverted_to: null,
  notice: '',
  history: null,
};

/** A flight of the board as a detail of which nothing more is known. */
export const toFlightDetail = (flight: Flight): FlightDetail => ({ ...unknownDetail, ...flight });

/** A place of a list with the text and the pictures that the bundled CMS has of it, if any. */
export const toCardReply = (item: Card, own: CardReply | null): CardReply => ({
  item: { ...item, body: own?.item.body ?? '', gallery: own?.item.gallery ?? [] },
});

/** A release with its neighbours from the whole list, newest first; null where it is not among them. */
export function toPressReply(
  items: readonly PressItem[],
  id: string,
  own: PressReply | null,
): PressReply | null {
  const index = items.findIndex((candidate) => candidate.id === id);
  const item = items[index];
  if (!item) return null;
  const neighbour = (at: number) => {
    const release = items[at];
    return release ? { href: release.href, text: release.title } : null;
  };
  return {
    item: { ...item, body: own?.item.body ?? '', gallery: own?.item.gallery ?? [] },
    previous: neighbour(index + 1),
    next: neighbour(index - 1),
  };
}
