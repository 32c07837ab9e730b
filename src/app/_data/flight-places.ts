import { areaHref } from '@/features/floor-plans/area-href';
import type { FlightDetail } from '@/features/flights/schema';
import type { FlightPlaces } from '@/features/flights/ui/FlightPage/Facts';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources';
import { nullOnOutage } from '@/sources/source';

/** Where a flight's desks, gate and belt are on the floor plan; nothing while that cannot be had. */
export async function flightPlaces(flight: FlightDetail, lang: Locale): Promise<FlightPlaces> {
  const plan = await nullOnOutage(source().scheme({ lang }));
  if (!plan) return {};
  return {
    desks: areaHref(plan, 'check-in', flight.check_in_desks),
    gate: areaHref(plan, 'gate', flight.gate),
    belt: areaHref(plan, 'belt', flight.belt),
  };
}
