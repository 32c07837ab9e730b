import type { IconName } from '@/ui/Icon/names';

/**
 * The kinds of places: each has a list at `/services/{kind}/`, a call of the API and a page for each
 * place. `icon` stands on the card of a place whose type has none. Names in the languages:
 * `kind-names.ts`.
 */
export const placeKinds = {
  shops: { icon: 'bag' },
  'cafes-and-restaurants': { icon: 'cup' },
  'duty-free': { icon: 'duty-free' },
} as const satisfies Record<string, { icon: IconName }>;

export type CardKind = keyof typeof placeKinds;

export const cardKinds = Object.keys(placeKinds) as [CardKind, ...CardKind[]];

export const isCardKind = (value: string): value is CardKind => Object.hasOwn(placeKinds, value);
