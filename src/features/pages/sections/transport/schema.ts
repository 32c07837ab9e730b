import { z } from 'zod';
import { hasContent } from '@/lib/plain-text';
import { clockTime, slug, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { hasWords, heading, html, kind, hasText, titledItems } from '../shared/schema';

const positive = z.number().int().positive();

/** How one gets along from an origin. */
const trip = z.object({
  /** The icon of the way that it goes by. */
  way: essential(z.string()),
  /** Where it leaves from. */
  text,
  /** On the road. */
  minutes: positive,
  /** Departures of every day, `every` so many minutes; null at any time. A `last` before the `first` is past midnight. */
  runs: z.object({ first: clockTime, last: clockTime, every: positive }).nullable(),
});

const origin = z.object({
  /** In the address: `?from=station`. */
  value: slug,
  title: essential(text),
  trips: essential(z.array(trip)),
});

export const transport = kind(
  'transport',
  {
    heading,
    text,
    /** Describes the map of the ways. */
    alt: text,
    items: titledItems({
      icon: z.string(),
      /** Where no origin tells the minutes. */
      duration: text,
      price: text,
      body: html,
    }),
    /** From where one sets out, the usual one first. */
    origins: z.array(origin),
  },
  (it) => ({
    ...it,
    items: it.items.filter(
      (item) => hasWords(item) || hasText(item.duration, item.price) || hasContent(item.body),
    ),
    origins: it.origins.filter(({ title, trips }) => hasText(title) && trips.length > 0),
  }),
);
