import { iconOr } from '@/ui/Icon/icon-or';
import { LinkCards } from '@/ui/LinkCards/LinkCards';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';

/** Links in boxes, each with its sign. */
export function CardsSection({ section }: { section: SectionOf<'cards'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <LinkCards
          cards={section.items.map(({ icon, ...item }) => ({
            ...item,
            icon: iconOr(icon, 'info'),
          }))}
        />
      )}
    </Section>
  );
}
