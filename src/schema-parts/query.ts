import { z } from 'zod';
import { defaultLocale, isLocale, locales } from '@/i18n/locales';

/** An empty query value equals an absent one. */
const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value);

/** Absent or unknown languages mean Uzbek: other values are ignored. */
export const langParameter = z.preprocess(
  (value) => (isLocale(value) ? value : undefined),
  z.enum(locales).default(defaultLocale),
);

/** What somebody wrote. Control characters count as spaces: PostgreSQL takes no NUL in a text. */
const written = z
  .string()
  .overwrite((value) => value.replace(/\p{Cc}+/gu, ' '))
  .trim()
  .max(200, 'At most 200 characters.');

export const textParameter = z.preprocess(absentWhenEmpty, written.default(''));

/** A filter's value; `all` leaves nothing out. */
export const filterParameter = z.preprocess(absentWhenEmpty, written.default('all'));

/** One of some values, the first where it is absent. */
export const choiceParameter = <const Values extends readonly [string, ...string[]]>(
  values: Values,
) =>
  z.preprocess(
    absentWhenEmpty,
    z.enum(values, `One of: ${values.join(', ')}.`).default(values[0] as never),
  );

export const dateParameter = z.preprocess(
  absentWhenEmpty,
  z.iso.date('A calendar date such as 2026-11-21.').optional(),
);

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

/** The window of a list: `offset` items are skipped, at most `limit` follow. */
export const windowParameters = (limit: number) => ({
  offset: whole(0, 999_999_999, 0),
  limit: whole(1, 100, limit),
});

export const noQuery = z.object({});
export const langQuery = z.object({ lang: langParameter });
