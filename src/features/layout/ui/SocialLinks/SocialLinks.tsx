import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { iconNames, type IconName } from '@/ui/Icon/names';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import type { SocialLink } from '@/schema-parts/common';
import { plain } from '@/lib/local-text';
import styles from './SocialLinks.module.scss';

const iconOf = (name: string): IconName => iconNames.find((known) => known === name) ?? 'globe';

export function SocialLinks({ links }: { links: SocialLink[] }) {
  const t = useTranslations('nav');
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={t('social')}>
      {links.map(({ href, text, icon }) => (
        <li key={href}>
          <SiteLink href={href} className={styles.link} aria-label={plain(text)}>
            <Icon name={iconOf(icon)} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
