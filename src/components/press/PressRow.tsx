import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Text } from '@/components/ui/Text/Text';
import { TextIn } from '@/components/ui/Text/TextIn';
import type { PressItem } from '@/contract/press';
import { dateInWords } from '@/lib/calendar';
import styles from './PressRow.module.scss';

interface Props {
  item: PressItem;
  /** Date and title only. */
  brief?: boolean;
  /** The level of its title where it stands. */
  heading?: 'h2' | 'h3';
}

/** A press release in a list: its date, its title, its first words. */
export function PressRow({ item, brief = false, heading: Heading = 'h3' }: Props) {
  const calendar = useTranslations('calendar');
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <time dateTime={item.date}>{dateInWords(calendar, item.date, 'dateFull')}</time>
        {!brief && <TextIn as="span" className={styles.type} of={item.type.text} />}
      </p>
      <div>
        <Heading className={styles.heading}>
          <SiteLink href={item.href} className={styles.title}>
            <Text of={item.title} />
          </SiteLink>
        </Heading>
        {!brief && <TextIn as="p" className={styles.text} of={item.text} />}
      </div>
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </article>
  );
}

export function PressPlaceholder() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <span />
      <span />
    </div>
  );
}
