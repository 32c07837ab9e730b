import { z } from 'zod';
import { text } from '@/schema-parts/common';
import { hasWords, heading, kind, hasText, titledItems, withItems } from '../shared/schema';

const verdict = z.enum(['yes', 'limited', 'no']);
export type Verdict = z.infer<typeof verdict>;

export const allowances = kind(
  'allowances',
  {
    heading,
    text,
    items: titledItems({
      /** Other names of the thing. */
      keywords: z.string(),
      cabin: verdict,
      hold: verdict,
    }),
  },
  withItems((item) => hasWords(item) && hasText(item.cabin) && hasText(item.hold)),
);
