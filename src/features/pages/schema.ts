import { z } from 'zod';
import { slug } from '@/features/places/schema';
import { href, image, link, localDate, untranslated } from '@/schema/common';
import { essential } from '@/schema/foreign';
import { pageMeta } from '@/features/layout/schema';

/** Sanitised HTML with structure: headings, lists, tables, links, images. */
const html = z.string();

const titled = z.object({ title: essential(z.string()), text: z.string() });

/** `id` is the section's anchor on its page. */
const section = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), id: slug, ...shape });

export const verdicts = ['yes', 'limited', 'no'] as const;
export type Verdict = (typeof verdicts)[number];

export const person = z.object({
  id: slug,
  name: essential(z.string()),
  position: z.string(),
  text: z.string(),
  image: image.nullable(),
  /** Null where the person has no page. */
  href: href.nullable(),
});
export type Person = z.infer<typeof person>;

export const personReply = z.object({
  item: person.extend({
    body: html,
    email: link.nullable(),
    reception: z.string(),
    untranslated,
  }),
});
export type PersonReply = z.infer<typeof personReply>;

const heading = z.string();

export const sections = {
  text: section('text', { heading, body: html }),
  notice: section('notice', { tone: z.enum(['info', 'warn']), text: essential(z.string()) }),
  facts: section('facts', {
    heading,
    items: z.array(z.object({ value: essential(z.string()), text: essential(z.string()) })),
  }),
  cards: section('cards', {
    heading,
    text: z.string(),
    items: z.array(titled.extend({ icon: z.string().nullable(), href: href.nullable() })),
  }),
  accordion: section('accordion', {
    heading,
    items: z.array(z.object({ id: slug, title: essential(z.string()), body: html })),
  }),
  steps: section('steps', {
    heading,
    text: z.string(),
    items: z.array(titled.extend({ icon: z.string().nullable() })),
  }),
  table: section('table', {
    heading,
    text: z.string(),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    note: z.string(),
  }),
  people: section('people', { heading, items: z.array(person) }),
  documents: section('documents', {
    heading,
    text: z.string(),
    items: z.array(titled.extend({ href: essential(href) })),
  }),
  contacts: section('contacts', {
    heading,
    items: z.array(
      titled.extend({ phone: link.nullable(), email: link.nullable(), hours: z.string() }),
    ),
  }),
  tabs: section('tabs', {
    heading,
    items: z.array(
      titled.extend({
        /** In the address: `?tab=cip`. */
        value: slug,
        body: html,
        facts: z.array(z.object({ term: essential(z.string()), text: essential(z.string()) })),
        phone: link.nullable(),
        place_id: z.string().nullable(),
      }),
    ),
  }),
  pictograms: section('pictograms', {
    heading,
    text: z.string(),
    items: z.array(titled.extend({ icon: z.string() })),
  }),
  links: section('links', {
    heading,
    items: z.array(titled.extend({ href: essential(href) })),
  }),
  allowances: section('allowances', {
    heading,
    text: z.string(),
    items: z.array(
      titled.extend({
        /** Other names of the thing. */
        keywords: z.string(),
        cabin: z.enum(verdicts),
        hold: z.enum(verdicts),
      }),
    ),
  }),
  /** Sums in UZS: nothing up to `free_minutes`, else each begun hour, at most `day_price` per begun 24 h. */
  tariffs: section('tariffs', {
    heading,
    text: z.string(),
    note: z.string(),
    items: z.array(
      titled.extend({
        value: slug,
        free_minutes: z.number().int().nonnegative(),
        hour_price: z.number().int().nonnegative(),
        day_price: z.number().int().nonnegative(),
      }),
    ),
  }),
  transport: section('transport', {
    heading,
    text: z.string(),
    /** Describes the map of the ways. */
    alt: z.string(),
    items: z.array(
      titled.extend({
        icon: z.string(),
        duration: z.string(),
        price: z.string(),
        body: html,
      }),
    ),
  }),
  /** The contact form; its answers go to `/api/contact`. */
  form: section('form', {
    heading,
    text: z.string(),
    topics: z.array(z.object({ value: slug, text: essential(z.string()) })),
    /** What sending means, and where to read more of it. */
    consent: z.string(),
    privacy: link.nullable(),
  }),
};

export const pageSection = z.discriminatedUnion('type', [
  sections.text,
  sections.notice,
  sections.facts,
  sections.cards,
  sections.accordion,
  sections.steps,
  sections.table,
  sections.people,
  sections.documents,
  sections.contacts,
  sections.tabs,
  sections.pictograms,
  sections.links,
  sections.allowances,
  sections.tariffs,
  sections.transport,
  sections.form,
]);
export type Section = z.infer<typeof pageSection>;
export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>;

/** When changeable rules were last checked, and whom to confirm them with. */
export const checked = z.object({ on: localDate, source: link.nullable() });

export const pageReply = z.object({
  page: z.object({
    /** The route with `/` written as `--`. */
    slug,
    title: essential(z.string()),
    lead: z.string(),
    checked: checked.nullable(),
    sections: essential(z.array(pageSection)),
    untranslated,
  }),
  meta: pageMeta,
});
export type PageReply = z.infer<typeof pageReply>;

/** Every published page: the site map and the index read it. */
export const pageIndex = z.object({
  items: essential(
    z.array(z.object({ slug, title: essential(z.string()), text: z.string(), href })),
  ),
});
export type PageIndex = z.infer<typeof pageIndex>;
