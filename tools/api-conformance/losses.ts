import { isLayoutCall } from '../../src/sources/airport-api/merge-missing';
import { contractCalls, type CallName } from './requests';

/** What readers of the site do without where a reply has no such member. */
const losses: Record<string, string> = {
  text: 'the description',
  image: 'the picture; a drawn cover stands in its place',
  logo: 'the logo',
  width: 'room kept for the picture while it loads',
  height: 'room kept for the picture while it loads',
  area: 'where it is, and the filter by it',
  floor: 'where it is, and the filter by it',
  type: 'what kind it is, and the filter by it',
  category: 'the filter by it',
  hours: 'the opening hours, and whether it is open',
  open_now: 'nothing: it follows from the hours',
  phone: 'the telephone number',
  place_id: 'the way to it on the floor plan',
  href: 'nothing: the site has a page for it',
  id: 'nothing: it is made from the rest',
  count: 'further pages of the list',
  filters: 'choices that only items of other pages have',
  message: 'the reason for an empty list; the site’s own words stand for it',
  result_for_header: 'nothing: the site has its own words',
  date: 'when it was published',
  airline: 'the airline',
  codeshares: 'its other numbers',
  country: 'whether the flight is domestic',
  iata: 'the code, and the search by it',
  via: 'the stops on the way',
  estimated_at: 'that the flight is late or early',
  actual_at: 'when it left or landed',
  status: 'the status; travellers are told to check with the airline',
  flags: 'what has changed',
  terminal: 'the terminal',
  check_in_desks: 'the check-in desks',
  gate: 'the gate',
  belt: 'the baggage belt',
  updated_at: 'nothing: it is as old as the reply',
  as_of: 'nothing: it is as old as its arrival',
  days: 'on which days it flies',
  departure_time: 'when it leaves',
  arrival_time: 'when it lands',
  valid_from: 'from when on; the whole season is assumed',
  valid_to: 'until when; the whole season is assumed',
  aircraft: 'the aircraft',
};

/** What is lost with the member at a place such as `$.data.items[3].text`. */
export function lossOf(call: CallName, at: string): string {
  if (isLayoutCall(contractCalls[call])) return 'nothing: the site shows its own';
  const name = /(\w+)(?:\[\d+\])*$/.exec(at)?.[1] ?? '';
  return losses[name] ?? 'it is not shown';
}
