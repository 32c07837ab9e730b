import { z } from 'zod';
import { slug, text } from '@/schema-parts/common';
import { hasWords, heading, kind, titledItems, withItems } from '../shared/schema';

const amount = z.number().int().nonnegative();

/** Sums in UZS: nothing up to `free_minutes`, else each begun hour, at most `day_price` per begun 24 h. */
export const tariffs = kind(
  'tariffs',
  {
    heading,
    text,
    note: text,
    items: titledItems({
      value: slug,
      free_minutes: amount,
      hour_price: amount,
      day_price: amount,
    }),
  },
  withItems(hasWords),
);
