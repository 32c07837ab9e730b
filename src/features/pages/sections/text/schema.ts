import { hasContent } from '@/lib/plain-text';
import { heading, html, kind } from '../shared/schema';

export const text = kind('text', { heading, body: html }, (it) =>
  hasContent(it.body) ? it : null,
);
