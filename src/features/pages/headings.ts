import { plain, type LocalText } from '@/lib/local-text';
import type { Section } from './sections/schemas';

/** A heading of a page, and the anchor of what stands under it. */
export interface Heading {
  id: string;
  text: LocalText;
}

/** The headings of sections that have one. */
export const headingsOf = (sections: readonly Section[]): Heading[] =>
  sections.flatMap((section) =>
    'heading' in section && plain(section.heading)
      ? [{ id: section.id, text: section.heading }]
      : [],
  );
