import { z } from 'zod';
import { href, text } from '@/schema-parts/common';
import { hasWords, heading, kind, titledItems, withItems } from '../shared/schema';

export const cards = kind(
  'cards',
  { heading, text, items: titledItems({ icon: z.string().nullable(), href: href.nullable() }) },
  withItems(hasWords),
);
