import { z } from 'zod';
import { href, image, slug, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { heading, kind, hasText, withItems } from '../shared/schema';

export const person = z.object({
  id: slug,
  name: essential(text),
  position: text,
  text,
  image: image.nullable(),
  /** Null where the person has no page. */
  href: href.nullable(),
});
export type Person = z.infer<typeof person>;

export const people = kind(
  'people',
  { heading, items: z.array(person) },
  withItems((item) => hasText(item.name, item.position, item.text) || !!item.image),
);
