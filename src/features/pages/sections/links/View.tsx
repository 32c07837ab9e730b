import type { SectionOf } from '../schemas';
import { LinkRows } from '../shared/LinkRows';
import { Section } from '../shared/Section';

/** Where there is more to read. */
export function LinksSection({ section }: { section: SectionOf<'links'> }) {
  return (
    <Section {...section}>
      <LinkRows icon="arrow-right" items={section.items} />
    </Section>
  );
}
