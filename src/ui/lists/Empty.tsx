import { TextIn } from '@/ui/Text/TextIn';
import type { LocalText } from '@/lib/local-text';
import styles from './Empty.module.scss';

/** The server's message where a list has nothing to show. */
export function Empty({ message }: { message: LocalText }) {
  return <TextIn as="p" className={styles.empty} of={message} />;
}
