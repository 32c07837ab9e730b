/** Marks a link to the same page in another language. */
export const KEEPS_ATTRIBUTE = 'data-keeps-address';

/**
 * Lets such a link lead to what is shown: its query and its place, which only the browser knows, and
 * which change without a render. It is sent as text in the document's head, so it names nothing
 * outside itself.
 */
function keepAddress(attribute: string): void {
  const keep = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(`a[${attribute}]`);
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  for (const act of ['pointerdown', 'click']) addEventListener(act, keep, true);
}

/** The script of the document's head that the links of the languages need. */
export const addressScript = `(${keepAddress})('${KEEPS_ATTRIBUTE}')`;
