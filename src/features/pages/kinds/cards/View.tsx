import { iconOr } from '@/ui/Icon/icon-or';
import { Tasks } from '@/ui/Tasks/Tasks';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';

/** Links in boxes, each with its sign. */
export function CardsSection({ section }: { section: SectionOf<'cards'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <Tasks
          tasks={section.items.map(({ icon, ...item }) => ({
            ...item,
            icon: iconOr(icon, 'info'),
          }))}
        />
      )}
    </Section>
  );
}
