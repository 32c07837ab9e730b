/** A node of a formatted text as the editor keeps it, Lexical's. */
export interface EditorNode {
  type: string;
  children?: EditorNode[];
  text?: string;
}

/** What the editor keeps of a formatted text. */
export interface EditorState {
  root: EditorNode;
}

/** More than any text written by hand has. */
const MAX_NODES = 20_000;
const DEEPEST = 64;

/** The kinds of nodes that every editor has, besides those of its features. */
export const basicNodes = ['root', 'paragraph', 'text', 'linebreak', 'tab'] as const;

/** Kinds of nodes that have nothing within them. */
const leaves = ['text', 'linebreak', 'tab', 'horizontalrule', 'upload'];

type Values = Record<string, unknown>;

export const isPlainObject = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

const isPrimitive = (value: unknown) => typeof value !== 'object' || value === null;

const isReference = (value: unknown) =>
  Number.isInteger(Number(isPlainObject(value) ? value.id : (value ?? NaN)));

/** Whether a node's own properties are of their types, whatever is within it. */
function isSound(node: Values): boolean {
  const { type, text, children, fields, value, ...others } = node;
  if (typeof type !== 'string' || !Object.values(others).every(isPrimitive)) return false;
  if (leaves.includes(type) ? children !== undefined : !Array.isArray(children)) return false;
  if (type === 'text' ? typeof text !== 'string' : text !== undefined && typeof text !== 'string') {
    return false;
  }
  if (type === 'upload' ? !isReference(value) : !isPrimitive(value)) return false;
  const hasFields = type === 'link' || type === 'autolink';
  return hasFields ? isPlainObject(fields) : fields == null || isPlainObject(fields);
}

/**
 * Whether a value is what the editor of formatted texts keeps: a root, and below it nodes of known
 * kinds with properties of their types, not deeper or more than a text can be.
 * @param kinds the kinds of nodes that the editor knows
 */
export function isEditorState(value: unknown, kinds: ReadonlySet<string>): value is EditorState {
  let nodes = 0;
  const isNode = (node: unknown, depth: number): boolean => {
    nodes += 1;
    if (nodes > MAX_NODES || depth > DEEPEST || !isPlainObject(node) || !isSound(node)) {
      return false;
    }
    if (!kinds.has(node.type as string) || (node.type === 'root') !== (depth === 0)) return false;
    return ((node.children ?? []) as unknown[]).every((child) => isNode(child, depth + 1));
  };
  return isPlainObject(value) && isNode(value.root, 0);
}
