import { z } from 'zod';
import { boardPath } from '@/features/flights/board-href';
import { rewritten } from './decode';

/** What a search finds: a flight by its type, or where there is none by its page. */
const flight = z.union([
  z.object({ type: z.object({ value: z.literal('flight') }) }),
  z.object({
    link: z.string().refine((link) => link.startsWith(boardPath) && link !== boardPath),
  }),
]);

/**
 * An old answer without what was true only at its moment and carries no time: the temperature, whether a
 * place is open, flights among what a search found. Flights say how old they are, and that they are
 * `stale`.
 */
export const stripVolatileFields = <Data>(data: Data): Data =>
  rewritten(data, (object) => ({
    ...object,
    ...(typeof object.temp === 'string' && { temp: '' }),
    ...(typeof object.open_now === 'boolean' && { open_now: null }),
    ...(typeof object.as_of === 'string' && { stale: true }),
    ...(Array.isArray(object.items) && {
      items: object.items.filter((item) => !flight.safeParse(item).success),
    }),
  })) as Data;
