import { z } from 'zod';
import { CARDS_A_PAGE, RESULTS_A_PAGE } from '@/constants';
import { directions, flightTypes } from './flights';
import { defaultLocale, isLocale, locales } from './locale';
import { searchSorts } from './search';

/** An empty query value equals an absent one. */
const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

/** Absent or unknown languages mean Uzbek (specification §4: other values are ignored). */
const lang = z.preprocess(
  (value) => (isLocale(value) ? value : undefined),
  z.enum(locales).default(defaultLocale),
);

/** What somebody wrote. Control characters count as spaces: PostgreSQL takes no NUL in a text. */
const written = z
  .string()
  .overwrite((value) => value.replace(/\p{Cc}+/gu, ' '))
  .trim()
  .max(200, 'At most 200 characters.');

const text = z.preprocess(absentWhenEmpty, written.default(''));

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

/** A filter's value; `all` leaves nothing out. */
const choice = z.preprocess(absentWhenEmpty, written.default('all'));

const whole = (lowest: number, highest: number, fallback: number) =>
  z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^\d{1,9}$/, `A whole number from ${lowest} to ${highest}.`)
      .transform(Number)
      .pipe(z.number().min(lowest, `At least ${lowest}.`).max(highest, `At most ${highest}.`))
      .default(fallback),
  );

const offset = whole(0, 999_999_999, 0);

export const cardListQuery = z.object({
  area: choice,
  floor: choice,
  type: choice,
  category: choice,
  search: text,
  offset,
  limit: whole(1, 100, CARDS_A_PAGE),
  lang,
});
export type CardListQuery = z.infer<typeof cardListQuery>;

export const pressQuery = z.object({
  type: choice,
  search: text,
  offset,
  limit: whole(1, 100, RESULTS_A_PAGE),
  lang,
});
export type PressQuery = z.infer<typeof pressQuery>;

const sort = z.preprocess(
  absentWhenEmpty,
  z.enum(searchSorts, `One of: ${searchSorts.join(', ')}.`).default('none'),
);

export const searchQuery = z.object({
  search: text,
  sort,
  /** `short` asks for suggestions. */
  type: z.preprocess(
    absentWhenEmpty,
    z.enum(['full', 'short'], 'One of: full, short.').default('full'),
  ),
  offset,
  limit: whole(1, 100, RESULTS_A_PAGE),
  lang,
});
export type SearchQuery = z.infer<typeof searchQuery>;
