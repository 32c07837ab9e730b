import { DomUtils, parseDocument } from 'htmlparser2';

/** Elements that say something: one without words, a picture or a name of its own is a flaw. */
const speaking = ['h1', 'h2', 'h3', 'a', 'button', 'dt', 'dd', 'option', 'label', 'p', 'strong'];
/** What speaks without words. */
const drawn = ['svg', 'img', 'input', 'select'];

/** Labels and links of a page that say nothing, links that lead nowhere, and raw values shown as words. */
export function emptyLabelsIn(html: string): string[] {
  const { existsOne, findAll, getInnerHTML, getOuterHTML, textContent } = DomUtils;
  const document = parseDocument(html);
  const hidden = ['script', 'style', 'noscript'];
  const body = findAll(({ name }) => name === 'body', document.children);
  const elements = findAll(({ name }) => !hidden.includes(name), body);
  const flaws = elements.flatMap((element) => {
    const { name, attribs } = element;
    const isNamed = Boolean(attribs['aria-label']?.trim()) || 'aria-live' in attribs;
    const shows = existsOne(
      // Placeholders that scripts fill.
      (inner) => drawn.includes(inner.name) || 'data-room' in inner.attribs,
      element.children,
    );
    // What scripts fill in, or a list of choices that begins with none.
    const isFilledLater = 'role' in attribs || attribs.value === '';
    const words = textContent(element.children).trim();
    const text = name === 'script' ? '' : words;
    const isEmpty = speaking.includes(name) && !text && !shows && !isNamed && !isFilledLater;
    const isDead = name === 'a' && !attribs.href;
    const isRaw = /^(?:null|undefined|NaN|\[object Object\])$/.test(getInnerHTML(element).trim());
    return isEmpty || isDead || isRaw ? [getOuterHTML(element).slice(0, 200)] : [];
  });
  return [...new Set(flaws)];
}
