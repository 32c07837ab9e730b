import type { Section, SectionOf } from '../schemas';

/** So many answers are open from the start on a page that has several groups of questions. */
const OPEN_AT_FIRST = 5;

type Group = SectionOf<'accordion'>;

/** The groups of questions of a page. */
export const questionGroups = (sections: Section[]): Group[] =>
  sections.filter((section): section is Group => section.type === 'accordion');

/** The questions whose answers are open from the start: the first of a page that has several groups of them. */
export function askedMost(sections: Section[]): ReadonlySet<Group['items'][number]> {
  const groups = questionGroups(sections);
  const first = groups.flatMap(({ items }) => items).slice(0, OPEN_AT_FIRST);
  return new Set(groups.length > 1 ? first : []);
}
