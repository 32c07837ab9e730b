import { kinds, type Section } from './sections/schemas';

/**
 * The sections of a page that show something, without the items that say nothing: an editor may leave
 * anything empty, and visitors get no empty box.
 */
export const shownSections = (sections: readonly Section[]): Section[] =>
  sections.flatMap(
    (section) => (kinds[section.type].shown as (of: Section) => Section | null)(section) ?? [],
  );
