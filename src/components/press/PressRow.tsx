import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import type { PressItem } from '@/contract/press';
import { dateInWords } from '@/lib/calendar';
import styles from './PressRow.module.scss';

/** A press release in a list: its date, its title, its first words. */
export function PressRow({ item, brief = false }: { item: PressItem; brief?: boolean }) {
  const calendar = useTranslations('calendar');
  return (
    <article className={styles.row}>
      <p className={styles.date}>
        <time dateTime={item.date}>{dateInWords(calendar, item.date, 'dateFull')}</time>
        {!brief && <span className={styles.type}>{item.type.text}</span>}
      </p>
      <div>
        <h3>
          <SiteLink href={item.href} className={styles.title}>
            {item.title}
          </SiteLink>
        </h3>
        {!brief && <p className={styles.text}>{item.text}</p>}
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
