import { useLocale } from 'next-intl';
import { withImageAlternatives } from '@/lib/image-alternatives';
import { localiseHtml } from '@/lib/hrefs';
import { isBlank, mapText, type LocalText } from '@/lib/local-text';
import { htmlProps } from '@/lib/html-props';
import styles from './RichText.module.scss';

/** HTML that the source sanitised; its internal links get the locale. Nothing where it is empty. */
export function RichText({ html }: { html: LocalText }) {
  const locale = useLocale();
  if (isBlank(html)) return null;
  return (
    <div
      className={styles.text}
      {...htmlProps(mapText(html, (text) => withImageAlternatives(localiseHtml(text, locale))))}
    />
  );
}
