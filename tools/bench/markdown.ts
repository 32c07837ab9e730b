import type { PageElement } from './elements';

/** How a block of text begins in Markdown; of every other element only what it holds is taken. */
const blocks: Record<string, string> = {
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  p: '',
  li: '- ',
  dt: '',
  dd: '',
  th: '',
  td: '',
};

const textOf = (element: PageElement): string =>
  typeof element === 'string' ? element : element[2].map(textOf).join(' ');

/** Every sign that Markdown may read otherwise than it is meant. */
const plain = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[!-/:-@[-`{-~]/g, '\\$&');

function linesOf(element: PageElement): string[] {
  if (typeof element === 'string') return [];
  const [name, , children] = element;
  const mark = blocks[name];
  if (mark === undefined) return children.flatMap(linesOf);
  const text = plain(textOf(element));
  return text ? [mark + text] : [];
}

/** The first element of a name, however deep. */
function find(elements: readonly PageElement[], wanted: string): PageElement | undefined {
  for (const element of elements) {
    if (typeof element === 'string') continue;
    if (element[0] === wanted) return element;
    const inside = find(element[2], wanted);
    if (inside) return inside;
  }
  return undefined;
}

/**
 * The main text of a page in Markdown: its title, and its headings, paragraphs and lists in their order.
 * @throws Error for a page without a main part or a title
 */
export function markdownOf(elements: readonly PageElement[]): { title: string; text: string } {
  const main = find(elements, 'main');
  const title = main && find([main], 'h1');
  if (!title) throw new Error('The page has no main part with a title.');
  const text = linesOf(main)
    .join('\n\n')
    .replaceAll(/\n\n(?=- )/g, '\n');
  return { title: textOf(title).trim(), text };
}
