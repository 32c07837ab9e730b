import { useTranslations } from 'next-intl';
import { Section } from '@/features/pages/sections/shared/Section';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { pressListPath } from '@/lib/hrefs';
import type { PressItem } from '../schema';
import styles from './LatestReleases.module.scss';
import { PressRow } from './PressRow';

interface Props {
  id: string;
  releases: PressItem[];
}

/** The newest press releases, and the way to all of them. */
export function LatestReleases({ id, releases }: Props) {
  const t = useTranslations('press');
  return (
    <Section id={id} heading={t('latest')}>
      <ul>
        {releases.map((item) => (
          <li key={item.id}>
            <PressRow item={item} brief />
          </li>
        ))}
      </ul>
      <SiteLink className={styles.all} href={pressListPath}>
        {t('all')}
        <Icon name="arrow-right" size={18} />
      </SiteLink>
    </Section>
  );
}
