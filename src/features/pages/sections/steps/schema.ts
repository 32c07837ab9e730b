import { z } from 'zod';
import { text } from '@/schema-parts/common';
import { hasWords, heading, kind, titledItems, withItems } from '../shared/schema';

export const steps = kind(
  'steps',
  { heading, text, items: titledItems({ icon: z.string().nullable() }) },
  withItems(hasWords),
);
