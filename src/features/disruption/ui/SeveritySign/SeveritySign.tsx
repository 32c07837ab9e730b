import { useTranslations } from 'next-intl';
import { Icon } from '@/ui/Icon/Icon';
import { severityIcons, type SeverityLook } from '../severity-look';
import styles from './SeveritySign.module.scss';

/** How severe a disruption is: a sign and words, in the colour of the text around it. */
export function SeveritySign({ look }: { look: SeverityLook }) {
  const t = useTranslations('notice');
  const severities = useTranslations('severities');
  return (
    <span className={styles.sign}>
      <Icon name={severityIcons[look]} /> {look === 'over' ? t('lifted') : severities(look)}
    </span>
  );
}
