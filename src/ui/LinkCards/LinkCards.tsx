import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { TextIn } from '@/ui/Text/TextIn';
import { reveal } from '@/ui/motion/reveal';
import type { LocalText } from '@/lib/local-text';
import styles from './LinkCards.module.scss';

export interface LinkCard {
  /** Null where there is nothing further to read. */
  href: string | null;
  icon: IconName;
  title: LocalText;
  text: LocalText;
}

/** The few things most travellers come for, each one tap away. */
export function LinkCards({ cards }: { cards: LinkCard[] }) {
  return (
    <ul className={styles.cards} {...reveal({ sequence: true })}>
      {cards.map((card, index) => (
        <li key={index}>
          {card.href ? (
            <SiteLink href={card.href} className={styles.card}>
              <Words {...card} />
            </SiteLink>
          ) : (
            <div className={styles.card}>
              <Words {...card} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ icon, title, text }: LinkCard) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <TextIn as="span" className={styles.title} of={title} />
      <TextIn as="span" className={styles.text} of={text} />
    </>
  );
}
