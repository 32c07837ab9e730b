import { z } from 'zod';
import { openingHours } from '@/features/places/schema';
import { detailed, href, image, link, listOf, option, slug, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';

export const service = z.object({
  id: slug,
  title: essential(text),
  text,
  /** Name of a sign. */
  icon: z.string(),
  image: image.nullable(),
  area: option.nullable(),
  floor: option.nullable(),
  hours: z.array(openingHours),
  open_now: z.boolean().nullable(),
  phone: link.nullable(),
  place_id: z.string().nullable(),
  /** Its own page, or the page that describes it. */
  href,
});
export type Service = z.infer<typeof service>;

export const serviceList = listOf(service);
export type ServiceList = z.infer<typeof serviceList>;

export const serviceReply = z.object({
  item: detailed(service),
});
export type ServiceReply = z.infer<typeof serviceReply>;
