import { z } from 'zod';
import { choiceParameter, dateParameter, langParameter, textParameter } from '@/schema-parts/query';
import { directions } from './schema';

/** `date` absent means the airport's current day. */
export const flightsQuery = z.object({
  direction: choiceParameter(directions),
  search: textParameter,
  date: dateParameter,
  lang: langParameter,
});
export type FlightsQuery = z.infer<typeof flightsQuery>;
