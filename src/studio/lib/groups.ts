import type { AdminWord } from '@/cms/admin-words/say';
import type { GroupName } from '@/studio/server/overview';

/** What the groups of the tree are called, in their order. */
export const groupWords: Record<GroupName, AdminWord> = {
  home: 'groupHome',
  passengers: 'groupPassengers',
  services: 'groupServices',
  airport: 'groupAirport',
  press: 'groupPress',
  everywhere: 'groupEverywhere',
};
