import { z } from 'zod';
import { text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { kind, hasText } from '../shared/schema';

export const notice = kind(
  'notice',
  { tone: z.enum(['info', 'warn']), text: essential(text) },
  (it) => (hasText(it.text) ? it : null),
);
