import type { PlainAdminWord } from '@/cms/i18n/admin-words';
import type { GroupName } from '@/studio/server/overview';

/** What the groups of the tree are called, in their order. */
export const groupWords: Record<GroupName, PlainAdminWord> = {
  home: 'groupHome',
  passengers: 'groupPassengers',
  services: 'groupServices',
  airport: 'groupAirport',
  press: 'groupPress',
  everywhere: 'groupEverywhere',
};
