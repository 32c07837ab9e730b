import { useTranslations } from 'next-intl';
import { PhoneLine } from '@/ui/PhoneLine/PhoneLine';
import { Icon } from '@/ui/Icon/Icon';
import type { Phone } from '@/schema-parts/common';
import { FLIGHTS_WITHDRAWN_MS } from '@/constants';
import styles from './Unavailable.module.scss';

interface Props {
  /** Flights, whose age matters more than that of anything else. */
  flights?: boolean;
  phone: Phone;
}

/** In the place of what cannot be had at the moment: that it is so, and whom to ask. */
export function Unavailable({ flights = false, phone }: Props) {
  const t = useTranslations('unavailable');
  return (
    <div className={styles.unavailable} role="status" data-unavailable>
      <span className={styles.icon}>
        <Icon name="alert" size={28} />
      </span>
      <strong>{flights ? t('flightsTitle') : t('title')}</strong>
      <p>{flights ? t('flightsText', { minutes: FLIGHTS_WITHDRAWN_MS / 60_000 }) : t('text')}</p>
      <PhoneLine phone={phone} />
    </div>
  );
}
