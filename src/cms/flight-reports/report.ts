import { z } from 'zod';
import { perReportField, perReportTime } from '@/features/flights/report-fields';
import { flightStatuses } from '@/features/flights/statuses';
import { locales } from '@/i18n/locales';

/** Reports in one call, such as all flights of a foggy morning. */
export const MOST_REPORTS = 200;

const LONGEST_VALUE = 40;
const LONGEST_NOTICE = 500;

const moment = z.iso.datetime({ offset: true }).nullable().optional();
const value = z
  .string()
  .trim()
  .max(LONGEST_VALUE)
  .regex(/^\P{Cc}*$/u)
  .nullable()
  .optional();
const notice = z
  .string()
  .trim()
  .max(LONGEST_NOTICE)
  .regex(/^[^\0]*$/)
  .nullable();

/** What operations may say of a flight; null takes it back. */
const said = {
  status: z.enum(flightStatuses).exclude(['unknown']).nullable().optional(),
  ...perReportTime(() => moment),
  ...perReportField(() => value),
  /** IATA code of the airport that it was diverted to. */
  divertedTo: z
    .string()
    .regex(/^[A-Za-z]{3}$/)
    .toUpperCase()
    .nullable()
    .optional(),
};

export const reportFieldsOfCall = Object.keys(said) as (keyof typeof said)[];

/** A report on one flight, as the desk and a feed send it. */
export const reportInput = z.strictObject({
  flightId: z.string().regex(/^[a-z0-9]{2,10}-\d{8}-[ad]$/),
  ...said,
  notice: z.partialRecord(z.enum(locales), notice).optional(),
  /**
   * What the sender saw, of fields that it changes, in the form in which they are sent. Where that is not
   * what is stored, somebody else was faster.
   */
  seen: z.partialRecord(z.enum(reportFieldsOfCall), z.string().nullable()).optional(),
  /** The same of the notice. */
  seenNotice: z.partialRecord(z.enum(locales), z.string().nullable()).optional(),
});
export type ReportInput = z.infer<typeof reportInput>;

export const reportsInput = z.strictObject({
  reports: z.array(z.unknown()).min(1).max(MOST_REPORTS),
});
