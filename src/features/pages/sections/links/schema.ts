import { href } from '@/schema/common';
import { essential } from '@/schema/foreign';
import { heading, kind, hasLink, titledItems, withItems } from '../shared/schema';

export const links = kind(
  'links',
  { heading, items: titledItems({ href: essential(href) }) },
  withItems(hasLink),
);
