import { iconOr } from '@/ui/Icon/icon-or';
import { LinkCards } from '@/ui/LinkCards/LinkCards';
import { Text } from '@/ui/Text/Text';
import { sceneOf } from '../../page-scenes';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

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
  const title = `${section.id}-title`;
  return (
    <section id={section.id} aria-labelledby={section.heading ? title : undefined}>
      {section.heading && (
        <h2 id={title} className={styles.heading}>
          <Text of={section.heading} />
        </h2>
      )}
      <Cards section={section} />
    </section>
  );
}

function Cards({ section: { items } }: Props) {
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
