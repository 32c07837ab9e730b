import { Cover } from '@/ui/Cover/Cover';
import type { Scene } from '@/ui/Cover/scenes';
import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { TextIn } from '@/ui/Text/TextIn';
import { reveal } from '@/ui/motion/reveal';
import { classes } from '@/lib/classes';
import type { LocalText } from '@/lib/local-text';
import styles from './LinkCards.module.scss';

export interface LinkCard {
  /** Null where there is nothing further to read. */
  href: string | null;
  icon: IconName;
  title: LocalText;
  text: LocalText;
  scene?: Scene;
}

/**
 * The few things most travellers come for, each one tap away. Where every card has a drawing, it stands above the
 * words instead of the sign, and beside them on a phone.
 */
export function LinkCards({ cards }: { cards: LinkCard[] }) {
  const isDrawn = cards.every(({ scene }) => scene);
  return (
    <ul className={classes(styles.cards, isDrawn && styles.drawn)} {...reveal({ sequence: true })}>
      {cards.map((card, index) => (
        <li key={index}>
          {card.href ? (
            <SiteLink href={card.href} className={styles.card}>
              <Words {...card} isDrawn={isDrawn} />
            </SiteLink>
          ) : (
            <div className={styles.card}>
              <Words {...card} isDrawn={isDrawn} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ icon, title, text, scene, isDrawn }: LinkCard & { isDrawn: boolean }) {
  return (
    <>
      {isDrawn && (
        <span className={styles.cover}>
          <Cover image={null} icon={icon} scene={scene} />
        </span>
      )}
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <TextIn as="span" className={styles.title} of={title} />
      <TextIn as="span" className={styles.text} of={text} />
    </>
  );
}
