import { PhoneLine } from '@/components/layout/PhoneLine/PhoneLine';
import { SocialLinks } from '@/components/layout/SocialLinks/SocialLinks';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { SUBMENU_ONE_COLUMN } from '@/constants';
import type { HeaderData } from '@/contract/pages';
import { classes } from '@/lib/classes';
import styles from './Menu.module.scss';

export function MenuPanel({ data }: { data: HeaderData }) {
  return (
    <div className={styles.panel}>
      <ul className={styles.items}>
        {data.menu.nav.map(({ id, href, text, submenu = [] }) => (
          <li
            key={id}
            className={classes(styles.item, submenu.length > SUBMENU_ONE_COLUMN && styles.wide)}
          >
            <SiteLink href={href}>{text}</SiteLink>
            {submenu.length > 0 && (
              <ul className={styles.submenu}>
                {submenu.map((entry) => (
                  <li key={entry.id}>
                    <SiteLink href={entry.href}>{entry.text}</SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <PhoneLine phone={data.phone} />
        <SocialLinks links={data.social} />
        <span>{data.copyright}</span>
      </div>
    </div>
  );
}
