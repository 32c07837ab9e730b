import { z } from 'zod';
import { openingHours, slug } from '@/features/places/schema';
import { href, image, link, option, text, untranslated } from '@/schema/common';
import { essential } from '@/schema/foreign';

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

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: essential(z.array(item)),
    count: z.number().int().nonnegative(),
    message: text,
  });

export const serviceList = listOf(service);
export type ServiceList = z.infer<typeof serviceList>;

export const serviceReply = z.object({
  item: service.extend({ body: text, gallery: z.array(image), untranslated }),
});
export type ServiceReply = z.infer<typeof serviceReply>;

export const partner = z.object({
  id: slug,
  title: essential(text),
  text,
  type: option,
  logo: image.nullable(),
  website: link.nullable(),
  phone: link.nullable(),
  href,
});
export type Partner = z.infer<typeof partner>;

export const partnerList = listOf(partner);
export type PartnerList = z.infer<typeof partnerList>;

export const partnerReply = z.object({
  item: partner.extend({ body: text, gallery: z.array(image), untranslated }),
});
export type PartnerReply = z.infer<typeof partnerReply>;
