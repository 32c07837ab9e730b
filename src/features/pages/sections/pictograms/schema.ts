import { z } from 'zod';
import { text } from '@/schema-parts/common';
import { hasWords, heading, kind, titledItems, withItems } from '../shared/schema';

export const pictograms = kind(
  'pictograms',
  { heading, text, items: titledItems({ icon: z.string() }) },
  withItems(hasWords),
);
