import { z } from 'zod';
import { hasContent } from '@/lib/plain-text';
import { text } from '@/schema-parts/common';
import { hasWords, heading, html, kind, hasText, titledItems } from '../shared/schema';

export const transport = kind(
  'transport',
  {
    heading,
    text,
    /** Describes the map of the ways. */
    alt: text,
    items: titledItems({
      icon: z.string(),
      duration: text,
      price: text,
      body: html,
    }),
  },
  (it) => ({
    ...it,
    items: it.items.filter(
      (item) => hasWords(item) || hasText(item.duration, item.price) || hasContent(item.body),
    ),
  }),
);
