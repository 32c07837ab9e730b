import type { Phone } from '@/contract/common';
import styles from './PhoneLine.module.scss';

export function PhoneLine({ phone }: { phone: Phone }) {
  return (
    <div>
      <a className={styles.number} href={phone.href}>
        {phone.text}
      </a>
      <p className={styles.description}>{phone.description}</p>
    </div>
  );
}
