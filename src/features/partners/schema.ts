import { z } from 'zod';
import { detailed, href, image, link, listOf, option, slug, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';

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
  item: detailed(partner),
});
export type PartnerReply = z.infer<typeof partnerReply>;
