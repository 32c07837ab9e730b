import { z } from 'zod';
import {
  detailed,
  href,
  image,
  link,
  listOf,
  localDate,
  option,
  slug,
  text,
} from '@/schema-parts/common';
import { essential, nullIfUnknown } from '@/schema-parts/foreign';

export const pressItem = z.object({
  id: slug,
  title: essential(text),
  text,
  date: nullIfUnknown(localDate),
  type: option,
  image: image.nullable(),
  href,
});
export type PressItem = z.infer<typeof pressItem>;

/** Newest first. */
export const pressList = listOf(pressItem).extend({
  filters: z.object({ type: z.array(option) }).optional(),
});
export type PressList = z.infer<typeof pressList>;

export const pressReply = z.object({
  item: detailed(pressItem),
  /** The release before this one in time. */
  previous: link.nullable(),
  next: link.nullable(),
});
export type PressReply = z.infer<typeof pressReply>;
