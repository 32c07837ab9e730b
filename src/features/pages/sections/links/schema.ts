import { href } from '@/schema-parts/common';
import { essential } from '@/schema-parts/foreign';
import { heading, kind, hasLink, titledItems, withItems } from '../shared/schema';

export const links = kind(
  'links',
  { heading, items: titledItems({ href: essential(href) }) },
  withItems(hasLink),
);
