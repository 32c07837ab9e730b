import { parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];

const unseen = new Set(['script', 'style', 'noscript', 'template', 'head', 'svg']);
const inline = new Set(['a', 'b', 'strong', 'i', 'em', 'u', 's', 'mark', 'span', 'time']);

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The pieces of text a visitor sees in a document, in reading order; inline marks do not split them. */
export function seenTexts(html: string, within?: (name: string) => boolean): string[] {
  const pieces: string[] = [];
  let open = '';
  const close = () => {
    if (squeeze(open)) pieces.push(squeeze(open));
    open = '';
  };
  const walk = (node: Node, inside: boolean) => {
    if (node.type === 'text') {
      if (inside) open += node.data;
      return;
    }
    if (!('name' in node) || !('children' in node)) return;
    if (unseen.has(node.name)) return;
    const split = !inline.has(node.name);
    if (split) close();
    for (const child of node.children) walk(child, inside || !within || within(node.name));
    if (split) close();
  };
  for (const child of parseDocument(html).children) walk(child, !within);
  close();
  return pieces;
}

/** The text nodes of a document, each by itself. */
export function textNodes(html: string): string[] {
  const texts: string[] = [];
  const walk = (node: Node) => {
    if (node.type === 'text') {
      if (squeeze(node.data)) texts.push(squeeze(node.data));
    } else if ('children' in node && !('name' in node && unseen.has(node.name))) {
      node.children.forEach(walk);
    }
  };
  parseDocument(html).children.forEach(walk);
  return texts;
}

export const mainOf = (html: string) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
