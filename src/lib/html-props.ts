import { provenanceOf, type LocalText } from './local-text';

/** Props of an element with sanitised HTML, with its language where that is not the page's. */
export function htmlProps(html: LocalText) {
  const { text, lang, field } = provenanceOf(html);
  return { lang, 'data-field': field, dangerouslySetInnerHTML: { __html: text } };
}
