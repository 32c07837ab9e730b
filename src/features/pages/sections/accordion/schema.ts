import { z } from 'zod';
import { slug, text } from '@/schema-parts/common';
import { hasContent } from '@/lib/plain-text';
import { essential } from '@/schema-parts/foreign';
import { heading, html, kind, hasText, withItems } from '../shared/schema';

export const accordion = kind(
  'accordion',
  { heading, items: z.array(z.object({ id: slug, title: essential(text), body: html })) },
  withItems((item) => hasText(item.title) && hasContent(item.body)),
);
