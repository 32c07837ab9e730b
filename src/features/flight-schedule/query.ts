import { z } from 'zod';
import { directions, flightTypes } from '@/features/flights/schema';
import { choiceParameter, dateParameter, langParameter, textParameter } from '@/schema-parts/query';

/** `city` is an IATA code or any part of a city's name; `date` keeps the flights operated on that day. */
export const scheduleQuery = z.object({
  direction: choiceParameter(directions),
  city: textParameter,
  date: dateParameter,
  type: choiceParameter(['all', ...flightTypes]),
  lang: langParameter,
});
export type ScheduleQuery = z.infer<typeof scheduleQuery>;
