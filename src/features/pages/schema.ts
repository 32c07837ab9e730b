import { z } from 'zod';
import { slug } from '@/features/places/schema';
import { href, image, link, localDate, text, untranslated } from '@/schema/common';
import { essential } from '@/schema/foreign';
import { pageMeta } from '@/features/layout/schema';

/** Sanitised HTML with structure: headings, lists, tables, links, images. */
const html = text;

const titled = z.object({ title: essential(text), text });

/** `id` is the section's anchor on its page. */
const section = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), id: slug, ...shape });

export const verdicts = ['yes', 'limited', 'no'] as const;
export type Verdict = (typeof verdicts)[number];

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

export const personReply = z.object({
  item: person.extend({
    body: html,
    email: link.nullable(),
    reception: text,
    untranslated,
  }),
});
export type PersonReply = z.infer<typeof personReply>;

const heading = text;

export const sections = {
  text: section('text', { heading, body: html }),
  notice: section('notice', { tone: z.enum(['info', 'warn']), text: essential(text) }),
  facts: section('facts', {
    heading,
    items: z.array(z.object({ value: essential(text), text: essential(text) })),
  }),
  cards: section('cards', {
    heading,
    text,
    items: z.array(titled.extend({ icon: z.string().nullable(), href: href.nullable() })),
  }),
  accordion: section('accordion', {
    heading,
    items: z.array(z.object({ id: slug, title: essential(text), body: html })),
  }),
  steps: section('steps', {
    heading,
    text,
    items: z.array(titled.extend({ icon: z.string().nullable() })),
  }),
  table: section('table', {
    heading,
    text,
    columns: z.array(text),
    rows: z.array(z.array(text)),
    note: text,
  }),
  people: section('people', { heading, items: z.array(person) }),
  documents: section('documents', {
    heading,
    text,
    items: z.array(titled.extend({ href: essential(href) })),
  }),
  contacts: section('contacts', {
    heading,
    items: z.array(titled.extend({ phone: link.nullable(), email: link.nullable(), hours: text })),
  }),
  tabs: section('tabs', {
    heading,
    items: z.array(
      titled.extend({
        /** In the address: `?tab=cip`. */
        value: slug,
        body: html,
        facts: z.array(z.object({ term: essential(text), text: essential(text) })),
        phone: link.nullable(),
        place_id: z.string().nullable(),
      }),
    ),
  }),
  pictograms: section('pictograms', {
    heading,
    text,
    items: z.array(titled.extend({ icon: z.string() })),
  }),
  links: section('links', {
    heading,
    items: z.array(titled.extend({ href: essential(href) })),
  }),
  allowances: section('allowances', {
    heading,
    text,
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
    text,
    note: text,
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
    text,
    /** Describes the map of the ways. */
    alt: text,
    items: z.array(
      titled.extend({
        icon: z.string(),
        duration: text,
        price: text,
        body: html,
      }),
    ),
  }),
  /** The contact form; its answers go to `/api/contact`. */
  form: section('form', {
    heading,
    text,
    topics: z.array(z.object({ value: slug, text: essential(text) })),
    /** What sending means, and where to read more of it. */
    consent: text,
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
