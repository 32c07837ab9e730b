import type { PlainAdminWord } from '../../i18n/admin-words';
import type { GroupName } from '../../translations/overview';

/** What the groups of the tree are called, in their order. */
export const groupWords: Record<GroupName, PlainAdminWord> = {
  home: 'groupHome',
  passengers: 'groupPassengers',
  services: 'groupServices',
  airport: 'groupAirport',
  press: 'groupPress',
  everywhere: 'groupEverywhere',
};
