import { useLocale } from 'next-intl';
import { withImageAlternatives } from '@/lib/image-alternatives';
import { localiseHtml } from '@/lib/hrefs';
import { isBlank, mapText, type LocalText } from '@/lib/local-text';
import { htmlProps } from '@/lib/html-props';
import { layOutHtml } from '@/lib/no-break-spaces';
import styles from './RichText.module.scss';

/** HTML that the source sanitised; its internal links get the locale, its words their no-break spaces. */
export function RichText({ html }: { html: LocalText }) {
  const locale = useLocale();
  if (isBlank(html)) return null;
  const shown = mapText(html, (text) =>
    withImageAlternatives(layOutHtml(localiseHtml(text, locale))),
  );
  return <div className={styles.text} {...htmlProps(shown)} />;
}
