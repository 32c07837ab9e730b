import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import styles from './LookedFor.module.scss';

/** What people look for most, where they have found nothing; as many as fill rows of two and three. */
const links = [
  { name: 'board', href: '/flight-board/', icon: 'plane' },
  { name: 'plan', href: '/airport/scheme/', icon: 'map-pin' },
  { name: 'baggage', href: '/passengers/baggage/#can-i-bring', icon: 'luggage' },
  { name: 'parking', href: '/parking/#tariffs', icon: 'parking' },
  { name: 'lost', href: '/passengers/faq/#lost-item', icon: 'baggage-search' },
  { name: 'contacts', href: '/airport/contacts/', icon: 'phone' },
] as const;

/** Ways on for who has found nothing. It has the colours of the ground that it stands on. */
export function LookedFor() {
  const t = useTranslations('lookedFor');
  return (
    <nav className={styles.lookedFor} aria-labelledby="looked-for">
      <h2 id="looked-for">{t('title')}</h2>
      <ul>
        {links.map(({ name, href, icon }) => (
          <li key={name}>
            <SiteLink href={href}>
              <Icon name={icon} size={24} />
              {t(name)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
