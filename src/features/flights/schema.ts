import { z } from 'zod';
import { clockTime, instant, localDate, option, text, weekday } from '@/schema-parts/common';
import { perReportKey } from './report-fields';
import { flightStatuses } from './statuses';
import { essential, nullIfUnknown } from '@/schema-parts/foreign';

export const directions = ['departure', 'arrival'] as const;
export type Direction = (typeof directions)[number];

export const flightTypes = ['international', 'domestic'] as const;
export type FlightType = (typeof flightTypes)[number];

/** What changed against the plan. A delay is a flag, not a status: a delayed flight can be boarding. */
export const flightFlags = [
  'delayed',
  'earlier',
  'gate_changed',
  'belt_changed',
  'next_day',
] as const;
export type FlightFlag = (typeof flightFlags)[number];

export const carrier = z.object({ iata: z.string(), name: z.string() });
export const place = z.object({ iata: z.string(), name: essential(text) });
export const aircraft = z.object({ iata: z.string(), name: essential(z.string()) });
export const city = z.object({ iata: z.string(), name: text, country: z.string() });

export const flight = z.object({
  /** Stable and readable: `hy601-20261121-d`, with the scheduled local date. */
  id: z.string().regex(/^[a-z0-9]+-\d{8}-[ad]$/),
  direction: z.enum(directions),
  number: essential(z.string()),
  airline: carrier,
  codeshares: z.array(z.string()),
  city: essential(city),
  via: z.array(place),
  scheduled_at: instant,
  estimated_at: instant.nullable(),
  actual_at: instant.nullable(),
  status: z.object({ value: z.enum(flightStatuses), text }),
  flags: z.array(z.enum(flightFlags)),
  ...perReportKey(() => z.string().nullable()),
  type: nullIfUnknown(z.enum(flightTypes)),
  updated_at: instant,
  /** An extension: a disruption concerns it. */
  disrupted: z.literal(true).optional(),
});
export type Flight = z.infer<typeof flight>;

export const flights = z.object({
  flights: essential(z.array(flight)),
  message: text,
  /** When the data was obtained. */
  as_of: instant,
  /** It is older than it should be: the airport's system has not answered since. An extension. */
  stale: z.literal(true).optional(),
});
export type Flights = z.infer<typeof flights>;

export const flightChange = z.object({
  at: instant,
  field: essential(z.string()),
  from: z.string().nullable(),
  to: z.string().nullable(),
});
export type FlightChange = z.infer<typeof flightChange>;

export const flightDetail = flight.extend({
  aircraft: aircraft.nullable(),
  check_in_opens_at: instant.nullable(),
  check_in_closes_at: instant.nullable(),
  boarding_at: instant.nullable(),
  gate_closes_at: instant.nullable(),
  first_bag_at: instant.nullable(),
  duration_minutes: z.number().int().positive().nullable(),
  walk_minutes: z.number().int().nonnegative().nullable(),
  /** The flight at its other end: arrival there of a departure, departure there of an arrival. */
  other_end: z
    .object({
      scheduled_at: instant,
      estimated_at: instant.nullable(),
      /** IANA name, `Europe/Istanbul`. */
      time_zone: essential(z.string()),
    })
    .nullable(),
  diverted_to: place.nullable(),
  notice: text,
  history: z.array(flightChange).nullable(),
});
export type FlightDetail = z.infer<typeof flightDetail>;

export const flightReply = z.object({
  flight: flightDetail,
  as_of: instant,
  stale: z.literal(true).optional(),
});
export type FlightReply = z.infer<typeof flightReply>;

export const seasonFlight = z.object({
  id: essential(z.string()),
  number: essential(z.string()),
  airline: carrier,
  codeshares: z.array(z.string()),
  city,
  direction: z.enum(directions),
  type: nullIfUnknown(z.enum(flightTypes)),
  days: z.array(weekday),
  departure_time: nullIfUnknown(clockTime),
  arrival_time: nullIfUnknown(clockTime),
  /** Days between departure and arrival by local calendars; −1, 0, 1 or 2. */
  arrival_day_shift: z.number().int().min(-1).max(2),
  valid_from: localDate,
  valid_to: localDate,
  aircraft: aircraft.nullable(),
  terminal: z.string().nullable(),
});
export type SeasonFlight = z.infer<typeof seasonFlight>;

export const season = z.object({
  /** `w26`, `s27`: IATA season and the year it begins in. */
  id: z.string().regex(/^[sw]\d{2}$/),
  title: essential(text),
  from: localDate,
  to: localDate,
  flights: essential(z.array(seasonFlight)),
  filters: z.object({ city: z.array(option), type: z.array(option) }),
});
export type Season = z.infer<typeof season>;

export const schedule = z.object({ seasons: essential(z.array(season)), message: text });
export type Schedule = z.infer<typeof schedule>;
