import { z } from 'zod';
import { flight } from '@/features/flights/schema';
import { instant, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { causeNames, severityNames } from './kinds';

/** What a disruption says on every page. */
export const disruptionNotice = z.object({
  id: essential(z.string()),
  severity: z.enum(severityNames),
  /** Whether it is over, and its text says what to do now. */
  over: z.boolean(),
  heading: essential(text),
  text,
  /** Another time where what it says has changed, so that who closed it sees it again. */
  updated_at: instant,
});
export type DisruptionNotice = z.infer<typeof disruptionNotice>;

/** What is said on every page now; null where there is nothing. */
export const noticeReply = z.object({ notice: disruptionNotice.nullable() });
export type NoticeReply = z.infer<typeof noticeReply>;

/** A disruption as its page tells it. */
export const disruption = disruptionNotice.extend({
  cause: z.object({ value: z.enum(causeNames), text }),
  /** How many flights it concerns, and until when. */
  details: text,
  /** What travellers do. */
  advice: text,
  /** When it was announced. */
  announced_at: instant,
  from: instant,
  /** Null where its end is not known. */
  until: instant.nullable(),
  /** When it ended; null while it lasts. */
  ended_at: instant.nullable(),
  /** The flights that it concerns; null while they are not known. */
  flights: z.array(flight).nullable(),
});
export type Disruption = z.infer<typeof disruption>;

export const disruptionReply = z.object({
  /** Those that last, the severest first, then those that ended in the last hours. */
  disruptions: z.array(disruption),
  as_of: instant,
  /** The airport's system has not answered since then. */
  stale: z.literal(true).optional(),
});
export type DisruptionReply = z.infer<typeof disruptionReply>;
