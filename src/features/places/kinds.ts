import { label, type Label } from '../../i18n/label';
import type { IconName } from '@/ui/Icon/names';
import type { Scene } from '@/ui/Cover/scenes';

/** What stands for a place: its sign and, where it has no picture, a drawing. */
export interface Look {
  icon: IconName;
  scene: Scene;
}

/**
 * The kinds of places: each has a list at `/services/{kind}/`, a call of the API and a page for each
 * place. A place whose type has no look of its own has its kind's. Staff choose by its `name`.
 */
export const placeKinds = {
  shops: { icon: 'bag', scene: 'suzani', name: label('Doʻkonlar', 'Магазины', 'Shops') },
  'cafes-and-restaurants': {
    icon: 'cup',
    scene: 'tea-house',
    name: label('Kafelar', 'Кафе', 'Cafes'),
  },
  'duty-free': {
    icon: 'duty-free',
    scene: 'duty-free',
    name: label('Duty free', 'Duty free', 'Duty free'),
  },
} as const satisfies Record<string, Look & { name: Label }>;

export type CardKind = keyof typeof placeKinds;

export const cardKinds = Object.keys(placeKinds) as [CardKind, ...CardKind[]];

export const isCardKind = (value: string): value is CardKind => Object.hasOwn(placeKinds, value);
