import { Text } from '@/components/ui/Text/Text';
import styles from './Empty.module.scss';

/** The server's message where a list has nothing to show. */
export function Empty({ message }: { message: string }) {
  return (
    <p className={styles.empty}>
      <Text of={message} />
    </p>
  );
}
