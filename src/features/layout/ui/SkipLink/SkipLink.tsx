import { useTranslations } from 'next-intl';
import styles from './SkipLink.module.scss';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      {useTranslations('nav')('skip')}
    </a>
  );
}
