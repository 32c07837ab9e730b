import { flightNamespaces } from '@/features/flights/status-words';

/** The messages that the page of disruptions needs in the browser. */
export const disruptionNamespaces = [
  ...flightNamespaces,
  'disruption',
  'notice',
  'severities',
  'calendar',
  'nav',
] as const;
