import { Text } from '@/components/ui/Text/Text';
import type { Phone } from '@/contract/common';
import styles from './PhoneLine.module.scss';

export function PhoneLine({ phone }: { phone: Phone }) {
  return (
    <div>
      <a className={styles.number} href={phone.href}>
        <Text of={phone.text} />
      </a>
      {phone.description && (
        <p className={styles.description}>
          <Text of={phone.description} />
        </p>
      )}
    </div>
  );
}
