import { airportMoment, toAirportIso } from '@/lib/time';

// A picker shows and gives dates in the browser's zone. What counts is the clock they show.

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** The date that shows, in the browser's zone, what the airport's clock shows at a moment. */
export function pickedOf(moment: string): Date | undefined {
  const at = Date.parse(moment);
  if (Number.isNaN(at)) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = toAirportIso(at)
    .slice(0, 19)
    .split(/\D/)
    .map(Number);
  return new Date(year, month - 1, day, hour, minute, second);
}

/** The day that a picker shows, as 2026-11-21. */
export const dayOf = (picked: Date): string =>
  [pad(picked.getFullYear(), 4), pad(picked.getMonth() + 1), pad(picked.getDate())].join('-');

/** The moment at which the airport's clock shows what a picker does, in ISO 8601. */
export const momentOf = (picked: Date): string =>
  new Date(
    airportMoment(dayOf(picked), `${pad(picked.getHours())}:${pad(picked.getMinutes())}`),
  ).toISOString();

/** The date by which a picker shows a day; nothing of what is no day. */
export function pickedDay(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(date), 12) : undefined;
}

/** "21.11.2026 14:20", in the airport's time. */
export function inAirportTime(moment: string, withSeconds = false): string {
  const iso = toAirportIso(Date.parse(moment));
  const [date = '', clock = ''] = iso.split('T');
  return `${date.split('-').reverse().join('.')} ${clock.slice(0, withSeconds ? 8 : 5)}`;
}
