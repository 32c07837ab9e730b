import { TextIn } from '@/components/ui/Text/TextIn';
import { TextLink } from '@/components/ui/Text/TextLink';
import type { Phone } from '@/contract/common';
import styles from './PhoneLine.module.scss';

export function PhoneLine({ phone }: { phone: Phone }) {
  return (
    <div>
      <TextLink className={styles.number} href={phone.href} text={phone.text} />
      <TextIn as="p" className={styles.description} of={phone.description} />
    </div>
  );
}
