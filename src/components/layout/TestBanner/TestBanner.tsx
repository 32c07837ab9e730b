import { Icon } from '@/components/ui/Icon/Icon';
import type { MessageData } from '@/contract/pages';
import styles from './TestBanner.module.scss';

/** The test-mode message of the home pages. Its HTML was sanitised at the source. */
export function TestBanner({ message }: { message: MessageData }) {
  return (
    <aside className={styles.banner} aria-label={message.title}>
      <div className={styles.note}>
        <span className={styles.icon}>
          <Icon name="info" size={24} />
        </span>
        <p>
          <strong>{message.title}</strong>{' '}
          <span dangerouslySetInnerHTML={{ __html: message.description }} />
        </p>
      </div>
    </aside>
  );
}
