import { z } from 'zod';
import { slug } from '@/features/places/schema';
import { href, image, link, localDate, option, text, untranslated } from '@/schema/common';
import { essential, nullIfUnknown } from '@/schema/foreign';

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
export const pressList = z.object({
  items: essential(z.array(pressItem)),
  count: z.number().int().nonnegative(),
  message: text,
  filters: z.object({ type: z.array(option) }).optional(),
});
export type PressList = z.infer<typeof pressList>;

export const pressReply = z.object({
  item: pressItem.extend({
    /** Sanitised HTML. */
    body: text,
    gallery: z.array(image),
    untranslated,
  }),
  /** The release before this one in time. */
  previous: link.nullable(),
  next: link.nullable(),
});
export type PressReply = z.infer<typeof pressReply>;
