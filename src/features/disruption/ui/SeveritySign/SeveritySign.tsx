import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import type { Locale } from '@/i18n/locales';
import { severities } from '../../kinds';
import { severityIcons, type SeverityLook } from '../severity-look';
import styles from './SeveritySign.module.scss';

/** How severe a disruption is: a sign and words, in the colour of the text around it. */
export function SeveritySign({ look }: { look: SeverityLook }) {
  const t = useTranslations('notice');
  const lang = useLocale() as Locale;
  return (
    <span className={styles.sign}>
      <Icon name={severityIcons[look]} />{' '}
      {look === 'over' ? t('lifted') : severities[look].label[lang]}
    </span>
  );
}
