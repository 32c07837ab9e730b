import { provenanceOf, type LocalText } from './local-text';

/** What shows sanitised HTML in an element, told apart where it is in another language than the page. */
export function htmlProps(html: LocalText) {
  const { text, lang, field } = provenanceOf(html);
  return { lang, 'data-field': field, dangerouslySetInnerHTML: { __html: text } };
}
