import { link, text } from '@/schema-parts/common';
import { hasWords, heading, kind, hasText, titledItems, withItems } from '../shared/schema';

export const contacts = kind(
  'contacts',
  { heading, items: titledItems({ phone: link.nullable(), email: link.nullable(), hours: text }) },
  withItems((item) => hasWords(item) || hasText(item.hours, item.phone?.text, item.email?.text)),
);
