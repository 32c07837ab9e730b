import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { PressItem } from '../schema';
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
  const type = brief ? '' : item.type.text;
  return (
    <article className={styles.row}>
      {item.date || type ? (
        <p className={styles.date}>
          {item.date && (
            <time dateTime={item.date}>{dateInWords(calendar, item.date, 'dateFull')}</time>
          )}
          <TextIn as="span" className={styles.type} of={type} />
        </p>
      ) : (
        <span />
      )}
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
