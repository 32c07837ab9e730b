import { z } from 'zod';
import { pageMeta } from '@/features/layout/schema';
import { href, link, localDate, slug, text, untranslated } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { person } from './sections/people/schema';
import { pageSection } from './sections/schemas';
import { html } from './sections/shared/schema';

export const personReply = z.object({
  item: person.extend({
    body: html,
    email: link.nullable(),
    reception: text,
    untranslated,
  }),
});
export type PersonReply = z.infer<typeof personReply>;

/** When changeable rules were last checked, and whom to confirm them with. */
export const checked = z.object({ on: localDate, source: link.nullable() });

export const pageReply = z.object({
  page: z.object({
    /** The route with `/` written as `--`. */
    slug,
    title: essential(text),
    lead: text,
    checked: checked.nullable(),
    sections: essential(z.array(pageSection)),
    untranslated,
  }),
  meta: pageMeta,
});
export type PageReply = z.infer<typeof pageReply>;

/** Every published page: the site map and the index read it. */
export const pageIndex = z.object({
  items: essential(z.array(z.object({ slug, title: essential(text), text, href }))),
});
export type PageIndex = z.infer<typeof pageIndex>;
