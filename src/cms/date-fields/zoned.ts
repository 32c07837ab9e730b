import type { Locale } from 'date-fns';
import { AIRPORT_ZONE_NAME } from '@/lib/time';
import { inAirportTime } from './picked';

/**
 * How Payload itself writes a moment, such as in its lists of versions. That it names the zone (`x`) tells it
 * from the formats of pickers, whose dates show the airport's clock in the browser's zone.
 */
export const ZONED_FORMAT = "dd.MM.yyyy HH:mm 'UTC'x";

/** A locale that writes a moment whose format names the zone in the airport's: "25.11.2026 12:30 UTC+5". */
export const inAirportZone = (locale: Locale): Locale => ({
  ...locale,
  localize: {
    ...locale.localize,
    preprocessor: (date, parts) => {
      if (!parts.some(({ isToken, value }) => isToken && value === 'x')) return parts;
      const moment = new Date(date).toISOString();
      return [{ isToken: false, value: `${inAirportTime(moment)} ${AIRPORT_ZONE_NAME}` }];
    },
  },
});
