import { z } from 'zod';
import { link, slug, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { heading, kind } from '../shared/schema';

/** The contact form; its answers go to `/api/contact`. */
export const form = kind(
  'form',
  {
    heading,
    text,
    topics: z.array(z.object({ value: slug, text: essential(text) })),
    /** What sending means, and where to read more of it. */
    consent: text,
    privacy: link.nullable(),
  },
  (it) => it,
);
