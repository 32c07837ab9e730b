/** A node of an editor state as it is stored, of whatever type. */
export interface LexicalNode {
  type: string;
  children?: LexicalNode[];
  text?: string;
  [key: string]: unknown;
}

/** An editor state as Payload stores it. */
export interface LexicalState {
  root: LexicalNode;
  [key: string]: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a node of an editor state. */
export const isNode = (value: unknown): value is LexicalNode =>
  isObject(value) && typeof value.type === 'string';

/** Whether a value is an editor state. */
export const isState = (value: unknown): value is LexicalState =>
  isObject(value) && isNode(value.root);

/** The children of a node; none when it cannot have any. */
export const childrenOf = (node: LexicalNode): readonly LexicalNode[] =>
  Array.isArray(node.children) ? node.children : [];

/**
 * A text as every format can carry it: lines end in `\n`, and there are no control characters and no
 * halves of surrogate pairs, which XML cannot express.
 */
export const clean = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');

const isBlank = (text: string): boolean => clean(text).trim() === '';

/** Whether a node has words of its own or within it. */
export const hasWords = (node: LexicalNode): boolean =>
  (typeof node.text === 'string' && !isBlank(node.text)) || childrenOf(node).some(hasWords);

const hasContent = (node: LexicalNode): boolean =>
  hasWords(node) || node.type === 'upload' || childrenOf(node).some(hasContent);

/**
 * Whether a field's value says nothing: nothing at all, blanks, or formatted text without words and
 * pictures. The website falls back to Uzbek for such a value (`src/cms/localized.ts`).
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return isBlank(value);
  return isState(value) && !hasContent(value.root);
}
