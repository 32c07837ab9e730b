import { z } from 'zod';
import { closingPattern } from '@/lib/patterns';
import {
  clockTime,
  detailed,
  href,
  image,
  link,
  listOf,
  option,
  slug,
  text,
  weekday,
  type Option,
} from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { byFilter } from './filters';

/**
 * Opening hours of some weekdays. `to` may be `24:00`; an end before the start is on the next day;
 * `00:00`–`24:00` is around the clock.
 */
export const openingHours = z.object({
  days: essential(z.array(weekday)),
  from: clockTime,
  to: z.string().regex(closingPattern),
});
export type OpeningHours = z.infer<typeof openingHours>;

/** A shop, a cafe or a duty free counter in a list. */
export const card = z.object({
  id: slug,
  title: essential(text),
  text,
  image: image.nullable(),
  logo: image.nullable(),
  ...byFilter(() => option),
  hours: z.array(openingHours),
  /** Null where the hours are not known. */
  open_now: z.boolean().nullable(),
  phone: link.nullable(),
  /** Id of an area on the floor plan. */
  place_id: z.string().nullable(),
  href,
});
export type Card = z.infer<typeof card>;

/** Where a place or a service is, as far as that is known. */
export interface Located {
  place_id: string | null;
  floor: Option | null;
}

const options = z.array(option);

export const cardFilters = z.object(byFilter(() => options));
export type CardFilters = z.infer<typeof cardFilters>;

export const cardList = listOf(card).extend({
  /** Each begins with `all`. A foreign API may leave them out. */
  filters: cardFilters.optional(),
});
export type CardList = z.infer<typeof cardList>;

export const cardReply = z.object({ item: detailed(card) });
export type CardReply = z.infer<typeof cardReply>;
