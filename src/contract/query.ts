import { z } from 'zod';
import { directions, flightTypes } from './flights';
import { defaultLocale, isLocale, locales } from './locale';

/** An empty query value equals an absent one. */
const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

/** Absent or unknown languages mean Uzbek (specification §4: other values are ignored). */
const lang = z.preprocess(
  (value) => (isLocale(value) ? value : undefined),
  z.enum(locales).default(defaultLocale),
);

const text = z.preprocess(
  absentWhenEmpty,
  z.string().trim().max(200, 'At most 200 characters.').default(''),
);

const direction = z.preprocess(
  absentWhenEmpty,
  z.enum(directions, `One of: ${directions.join(', ')}.`).default('departure'),
);

const date = z.preprocess(
  absentWhenEmpty,
  z.iso.date('A calendar date such as 2026-11-21.').optional(),
);

const flightType = z.preprocess(
  absentWhenEmpty,
  z.enum(['all', ...flightTypes], `One of: all, ${flightTypes.join(', ')}.`).default('all'),
);

export const noQuery = z.object({});
export const langQuery = z.object({ lang });

/** `date` absent means the airport's current day. */
export const flightsQuery = z.object({ direction, search: text, date, lang });
export type FlightsQuery = z.infer<typeof flightsQuery>;

/** `city` is an IATA code or any part of a city's name; `date` keeps the flights operated on that day. */
export const scheduleQuery = z.object({ direction, city: text, date, type: flightType, lang });
export type ScheduleQuery = z.infer<typeof scheduleQuery>;
