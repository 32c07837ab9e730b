import { Button } from '@/ui/Button/Button';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { CookiesData } from '@/features/layout/schema';
import { ACCEPTS_ATTRIBUTE } from '../../consent';
import { isBlank } from '@/lib/local-text';
import styles from './CookieNotice.module.scss';

/**
 * The cookie notice: early in the reading order, at the bottom of the screen, over nothing that is
 * read or focused. It is on every page; the style sheet hides it from those who accepted, and the
 * script in the head accepts.
 */
export function CookieNotice({ data }: { data: CookiesData }) {
  const { title, description, duration, button } = data;
  return (
    <section
      className={styles.notice}
      aria-labelledby={isBlank(title) ? undefined : 'cookies-title'}
      data-cookie-notice
    >
      <div className={styles.page}>
        <div className={styles.text}>
          <TextIn as="h2" id="cookies-title" of={title} />
          <TextIn as="p" of={description} />
        </div>
        <Button type="button" size="small" {...{ [ACCEPTS_ATTRIBUTE]: duration }}>
          <Text of={button.text} />
        </Button>
      </div>
    </section>
  );
}
