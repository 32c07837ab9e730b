import { TextIn } from '@/ui/Text/TextIn';
import { TextLink } from '@/ui/Text/TextLink';
import type { Phone } from '@/schema-parts/common';
import styles from './PhoneLine.module.scss';

export function PhoneLine({ phone }: { phone: Phone }) {
  return (
    <div>
      <TextLink className={styles.number} href={phone.href} text={phone.text} />
      <TextIn as="p" className={styles.description} of={phone.description} />
    </div>
  );
}
