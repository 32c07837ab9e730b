import { z } from 'zod';
import { link, slug, text } from '@/schema-parts/common';
import { hasContent } from '@/lib/plain-text';
import { essential } from '@/schema-parts/foreign';
import { hasWords, heading, html, kind, hasText, titledItems, withItems } from '../shared/schema';

export const tabs = kind(
  'tabs',
  {
    heading,
    items: titledItems({
      /** In the address: `?tab=cip`. */
      value: slug,
      body: html,
      facts: z.array(z.object({ term: essential(text), text: essential(text) })),
      phone: link.nullable(),
      place_id: z.string().nullable(),
    }),
  },
  (it) => {
    const items = it.items.map((item) => ({
      ...item,
      facts: item.facts.filter((fact) => hasText(fact.term, fact.text)),
    }));
    return withItems<typeof it>(
      (item) =>
        hasWords(item) ||
        hasContent(item.body) ||
        item.facts.length > 0 ||
        hasText(item.phone?.text),
    )({ ...it, items });
  },
);
