/** A node of an editor state, as far as its text is concerned. */
interface Node {
  type?: string;
  text?: string;
  children?: Node[];
  fields?: { url?: string };
}

interface Piece {
  text: string;
  /** The node that the text is in; none of what only stands for a form, such as the end of a line. */
  node?: Node;
}

const inLines = ['link', 'autolink'];

function piecesOf(node: Node): Piece[] {
  if (node.text !== undefined) return [{ text: node.text, node }];
  if (node.type === 'linebreak') return [{ text: '\n' }];
  const within = (node.children ?? []).flatMap(piecesOf);
  if (!inLines.includes(node.type ?? '')) return [...within, { text: '\n' }];
  return [{ text: '[' }, ...within, { text: `](${node.fields?.url ?? ''})` }];
}

const rootOf = (value: unknown) => (value as { root?: Node } | null | undefined)?.root;

/**
 * What a field says as it is checked: a text as it is, formatted text line by line, with its links as in
 * Markdown. Empty where nothing is written.
 */
export function checkedText(value: unknown): string {
  if (typeof value === 'string') return value;
  const root = rootOf(value);
  return root ? piecesOf(root).reduce((text, piece) => text + piece.text, '') : '';
}

interface Replacement {
  start: number;
  end: number;
  suggestion?: string;
}

/**
 * A field's value with a part of {@link checkedText} replaced; null where that is in no single piece of
 * formatted text.
 */
export function withReplaced(
  value: unknown,
  { start, end, suggestion = '' }: Replacement,
): unknown {
  const put = (text: string, from: number) =>
    text.slice(0, start - from) + suggestion + text.slice(end - from);
  if (typeof value === 'string') return put(value, 0);
  const copy: unknown = structuredClone(value);
  const root = rootOf(copy);
  let from = 0;
  for (const { text, node } of root ? piecesOf(root) : []) {
    if (node && from <= start && end <= from + text.length) {
      node.text = put(text, from);
      return copy;
    }
    from += text.length;
  }
  return null;
}
