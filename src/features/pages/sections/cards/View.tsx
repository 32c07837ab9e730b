import { iconOr } from '@/ui/Icon/icon-or';
import { LinkCards } from '@/ui/LinkCards/LinkCards';
import { plain } from '@/lib/local-text';
import { sceneOf } from '../../page-scenes';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';

interface Props {
  section: SectionOf<'cards'>;
}

/** Links in boxes, each with its sign, or with the drawing of the page that it leads to. */
export function CardsSection({ section }: Props) {
  return (
    <Section {...section}>
      <Cards section={section} />
    </Section>
  );
}

/** The same at the head of a page, where its heading is not seen. */
export function CardTiles({ section }: Props) {
  return (
    <section id={section.id} aria-label={plain(section.heading) || undefined}>
      <Cards section={section} />
    </section>
  );
}

/** The boxes alone. */
export function Cards({ section: { items } }: Props) {
  if (items.length === 0) return null;
  return (
    <LinkCards
      cards={items.map(({ icon, ...item }) => ({
        ...item,
        icon: iconOr(icon, 'info'),
        scene: sceneOf(item.href),
      }))}
    />
  );
}
