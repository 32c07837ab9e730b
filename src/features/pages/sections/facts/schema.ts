import { z } from 'zod';
import { text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { heading, kind, hasText, withItems } from '../shared/schema';

export const facts = kind(
  'facts',
  { heading, items: z.array(z.object({ value: essential(text), text: essential(text) })) },
  withItems((item) => hasText(item.value, item.text)),
);
