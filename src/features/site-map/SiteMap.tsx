import { useTranslations } from 'next-intl';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { Link } from '@/schema-parts/common';
import styles from './SiteMap.module.scss';

interface Branch extends Link {
  children: Branch[];
}

/** The site as a tree of links. */
export function SiteMap({ branches }: { branches: Branch[] }) {
  const t = useTranslations('nav');
  return (
    <ul className={styles.tree}>
      {branches.map((branch) => (
        <li key={branch.href} className={styles.root}>
          <SiteLink href={branch.href}>
            <Text of={branch.href === '/' ? t('home') : branch.text} />
          </SiteLink>
          <Below branches={branch.children} />
        </li>
      ))}
    </ul>
  );
}

function Below({ branches }: { branches: Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul className={styles.below}>
      {branches.map((branch) => (
        <li key={branch.href}>
          <SiteLink href={branch.href}>
            <Text of={branch.text} />
          </SiteLink>
          <Below branches={branch.children} />
        </li>
      ))}
    </ul>
  );
}
