import type { SectionOf } from '../schemas';
import { LinkRows } from '../shared/LinkRows';
import { Section } from '../shared/Section';

/** Files to read or to keep. */
export function DocumentsSection({ section }: { section: SectionOf<'documents'> }) {
  return (
    <Section {...section}>
      <LinkRows icon="file" items={section.items} />
    </Section>
  );
}
