import { RichText } from '@/ui/RichText/RichText';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';

/** Formatted text under a heading. */
export function TextSection({ section }: { section: SectionOf<'text'> }) {
  return (
    <Section {...section}>
      <RichText html={section.body} />
    </Section>
  );
}
