import { z } from 'zod';
import { boardPath } from '@/features/flights/board-href';
import { volatileMembers } from '@/schema-parts/volatile';
import { rewritten } from './decode';

/** What a search finds: a flight by its type, or where there is none by its page. */
const flight = z.union([
  z.object({ type: z.object({ value: z.literal('flight') }) }),
  z.object({
    link: z.string().refine((link) => link.startsWith(boardPath) && link !== boardPath),
  }),
]);

/**
 * An old answer without what was true only at its moment and carries no time: volatile members, flights among
 * what a search found. Flights say how old they are, and that they are `stale`.
 */
export const stripVolatileFields = <Data>(data: Data): Data =>
  rewritten(data, (object) => ({
    ...object,
    ...Object.fromEntries(
      Object.entries(volatileMembers).filter(([name]) => Object.hasOwn(object, name)),
    ),
    ...(typeof object.as_of === 'string' && { stale: true }),
    ...(Array.isArray(object.items) && {
      items: object.items.filter((item) => !flight.safeParse(item).success),
    }),
  })) as Data;
