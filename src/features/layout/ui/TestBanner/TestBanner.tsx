import { Icon } from '@/ui/Icon/Icon';
import { Text } from '@/ui/Text/Text';
import type { MessageData } from '../../schema';
import { htmlProps } from '@/lib/html-props';
import { plain } from '@/lib/local-text';
import styles from './TestBanner.module.scss';

/** The test-mode message of the home pages. Its HTML was sanitised at the source. */
export function TestBanner({ message }: { message: MessageData }) {
  return (
    <aside className={styles.banner} aria-label={plain(message.title) || undefined}>
      <div className={styles.note}>
        <span className={styles.icon}>
          <Icon name="info" size={24} />
        </span>
        <p>
          {message.title && (
            <strong>
              <Text of={message.title} />
            </strong>
          )}{' '}
          <span {...htmlProps(message.description)} />
        </p>
      </div>
    </aside>
  );
}
