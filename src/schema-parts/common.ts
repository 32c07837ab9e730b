import { z } from 'zod';
import { clockPattern, slugPattern } from '@/lib/patterns';
import type { LocalText } from '@/lib/local-text';
import { essential, nullIfUnknown } from './foreign';

const schemes = ['http', 'https', 'tel', 'mailto'];

/** Whether a link to an address only leads there: `javascript:` would run it. Browsers pass over blanks. */
function leads(address: string): boolean {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address.replace(/[\u0000-\u0020]/g, ''))?.[1];
  return scheme === undefined || schemes.includes(scheme.toLowerCase());
}

/** A url-safe name. */
export const slug = z.string().regex(slugPattern);

/** Where a link leads: a path of the site, or an address of the web, of a telephone or of a mailbox. */
export const href = z
  .string()
  .refine(leads, 'A path, or an address beginning with https:, http:, tel: or mailto:');

/**
 * A text for people. A reply holds a string; the site's own data says with it where it is in another
 * language than the page ({@link LocalText}).
 */
export const text = z.string() as unknown as z.ZodType<LocalText, string>;

/** A choice in a select or filter; `value` goes into the query, `text` is shown. */
export const option = z.object({ value: z.string(), text });
export type Option = z.infer<typeof option>;

/** A link. Internal hrefs are locale-free paths with a trailing slash; the site adds the locale. */
export const link = z.object({ href: essential(href), text: essential(text) });
export type Link = z.infer<typeof link>;

export const phone = link.extend({ description: text });
export type Phone = z.infer<typeof phone>;

export const socialLink = link.extend({ icon: z.string() });
export type SocialLink = z.infer<typeof socialLink>;

const scaledSources = z.object({
  srcset: z.array(z.object({ src: essential(z.string()), scale: essential(z.string()) })),
});

/** An adaptive image: `mobile` below md (640 px), `tablet` below lg (990 px). Sizes are pixels of `src`. */
export const image = z.object({
  src: essential(z.string()),
  srcset: z.string(),
  alt: text,
  description: text.optional(),
  mobile: scaledSources.optional(),
  tablet: scaledSources.optional(),
  disable_lazy: z.boolean().optional(),
  width: nullIfUnknown(z.number().int().positive()),
  height: nullIfUnknown(z.number().int().positive()),
});
export type Image = z.infer<typeof image>;

/** ISO 8601 with an offset: `2026-11-21T14:20:00+05:00`. */
export const instant = z.iso.datetime({ offset: true });

/** An airport-local calendar date: `2026-11-21`. */
export const localDate = z.iso.date();

/** A wall-clock time: `06:05`. */
export const clockTime = z.string().regex(clockPattern);

/** Monday is 1, Sunday is 7. */
export const weekday = z.number().int().min(1).max(7);

/** Of what has a page of its own: neither its title nor its text is in the requested language. */
export const untranslated = z.boolean().optional();

/** A list, or a page of one. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    items: essential(z.array(item)),
    /** Matches, not items returned. */
    count: z.number().int().nonnegative(),
    message: text,
  });

/** What the page of an item says beside what lists show of it. */
export const detailed = <Shape extends z.core.$ZodLooseShape>(item: z.ZodObject<Shape>) =>
  item.extend({
    /** Sanitised HTML. */
    body: text,
    gallery: z.array(image),
    untranslated,
  });
