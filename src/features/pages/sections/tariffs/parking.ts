import type { SectionOf } from '../schemas';

type Tariff = Pick<
  SectionOf<'tariffs'>['items'][number],
  'free_minutes' | 'hour_price' | 'day_price'
>;

const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * What a stay costs, in UZS: nothing up to the free minutes, else each begun hour, of a begun
 * 24 hours at most the day's price.
 * @param minutes of the stay, whole
 */
export function parkingPrice(tariff: Tariff, minutes: number): number {
  if (minutes <= 0 || minutes <= tariff.free_minutes) return 0;
  const days = Math.floor(minutes / DAY);
  const rest = Math.ceil((minutes % DAY) / HOUR) * tariff.hour_price;
  return days * tariff.day_price + Math.min(rest, tariff.day_price);
}
