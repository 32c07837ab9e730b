import { href, text } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { heading, kind, hasLink, titledItems, withItems } from '../shared/schema';

export const documents = kind(
  'documents',
  { heading, text, items: titledItems({ href: essential(href) }) },
  withItems(hasLink),
);
