import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/ui/Icon/Icon';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import { classes } from '@/lib/classes';
import { disruptionPath } from '@/lib/hrefs';
import type { DisruptionNotice } from '../../schema';
import { SeveritySign } from '../SeveritySign/SeveritySign';
import { severityLook } from '../severity-look';
import { CLOSES_ATTRIBUTE } from './closing';
import styles from './DisruptionBanner.module.scss';

/** What keeps flights from going as planned, or that it is over, in a strip. */
export function Banner({ notice }: { notice: DisruptionNotice }) {
  const t = useTranslations('notice');
  const title = useId();
  const look = severityLook(notice);
  return (
    <section className={classes(styles.banner, styles[look])} aria-labelledby={title}>
      <div className={styles.page}>
        <div className={styles.words}>
          <h2 id={title}>
            <span className={styles.severity}>
              <SeveritySign look={look} />
            </span>{' '}
            <Text of={notice.heading} />
          </h2>
          <TextIn as="p" of={notice.text} />
        </div>
        <SiteLink href={disruptionPath} className={styles.more}>
          {t('more')}
          <Icon name="arrow-right" size={18} />
        </SiteLink>
        <button
          type="button"
          className={styles.close}
          aria-label={t('close')}
          {...{ [CLOSES_ATTRIBUTE]: '' }}
        >
          <Icon name="close" size={22} />
        </button>
      </div>
    </section>
  );
}
