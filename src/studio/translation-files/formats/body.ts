import { readInline, writeInline, type Inline, type Templates } from './inline';
import {
  childrenOf,
  hasWords,
  type LexicalNode,
  type LexicalState,
} from '@/cms/translation-status/lexical';
import { isSame, plainText, type Segment } from './unit';

/** A block of text of a body, with its counterpart in the translation. */
export interface Block {
  /** The child indices that lead to it in the source: `0.2.1`. */
  path: string;
  /** The type of the node it is in: `paragraph`, `heading`, `listitem`. */
  type: string;
  nodes: readonly LexicalNode[];
  source: Inline;
  /** What stands in its place in the translation; `null` where nothing does. */
  current: Inline | null;
  /** Whether `current` is merely the source's text, kept where a translation is missing. */
  isUntranslated: boolean;
}

/** Translated blocks, by the path of the block in the source. */
export type Translations = ReadonlyMap<string, Segment>;

/** Neighbouring inline nodes, which make one text, or one block. */
interface Item {
  path: string;
  nodes: readonly LexicalNode[];
  isText: boolean;
}

const inlineTypes = new Set(['text', 'tab', 'linebreak', 'link', 'autolink', 'inlineBlock']);
const textBlocks = new Set(['paragraph', 'heading', 'quote']);

const isInline = (node: LexicalNode, parent: LexicalNode): boolean =>
  textBlocks.has(parent.type) || inlineTypes.has(node.type) || typeof node.text === 'string';

function itemsOf(parent: LexicalNode, path: string): Item[] {
  const runs: { nodes: LexicalNode[]; at: number; isText: boolean }[] = [];
  childrenOf(parent).forEach((node, at) => {
    const isText = isInline(node, parent);
    const last = runs.at(-1);
    if (isText && last?.isText) last.nodes.push(node);
    else runs.push({ nodes: [node], at, isText });
  });
  return runs.map(({ nodes, at, isText }) => ({
    nodes,
    isText,
    path: isText && runs.length === 1 && path ? path : path ? `${path}.${at}` : String(at),
  }));
}

/**
 * What makes two items counterparts: both are text, or blocks of a type that both have words or both
 * have none, and have text and blocks of their own or not. A heading's level does not count.
 */
function shapeOf({ nodes, isText }: Item): string {
  const [node] = nodes;
  if (isText || !node) return 'text';
  const has = childrenOf(node).map((child) => (isInline(child, node) ? 'text' : 'blocks'));
  return [node.type, hasWords(node), has.includes('text'), has.includes('blocks')].join(' ');
}

/**
 * The counterpart of each source item by the longest common subsequence of shapes. Of several, it is
 * the one that takes each of `others` as soon as it can; so it stays the same when an item that has
 * none is put in after the counterpart of the one before it.
 * @returns for each item an index into `others`, or `null`
 */
function aligned(items: readonly Item[], others: readonly Item[]): (number | null)[] {
  const shapes = items.map(shapeOf);
  const otherShapes = others.map(shapeOf);
  // The length of the longest subsequence common to what begins at `i` and at `j`.
  const lengths = Array.from({ length: items.length + 1 }, () =>
    new Array<number>(others.length + 1).fill(0),
  );
  const lengthAt = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = items.length - 1; i >= 0; i--) {
    for (let j = others.length - 1; j >= 0; j--) {
      (lengths[i] as number[])[j] =
        shapes[i] === otherShapes[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  const matches = items.map((): number | null => null);
  let next = 0;
  otherShapes.forEach((shape, j) => {
    const at = shapes.indexOf(shape, next);
    if (at === -1 || lengthAt(at + 1, j + 1) + 1 < lengthAt(next, j)) return;
    matches[at] = j;
    next = at + 1;
  });
  return matches;
}

function blockOf(item: Item, type: string, counterpart: Item | null): Block {
  const source = readInline(item.nodes);
  const current = counterpart?.nodes.some(hasWords)
    ? readInline(counterpart.nodes, source.templates)
    : null;
  const isCopy = current !== null && isSame(source.segment, current.segment);
  return {
    path: item.path,
    type,
    nodes: item.nodes,
    source,
    current,
    // Numbers and the like are the same in every language.
    isUntranslated: current === null || (isCopy && /\p{L}/u.test(plainText(source.segment))),
  };
}

function blocksWithin(source: LexicalNode, target: LexicalNode | null, path: string): Block[] {
  const items = itemsOf(source, path);
  const others = target ? itemsOf(target, '') : [];
  const matches = aligned(items, others);
  return items.flatMap((item, index) => {
    const counterpart = others[matches[index] ?? -1] ?? null;
    const [node] = item.nodes;
    if (!node || !item.nodes.some(hasWords)) return [];
    return item.isText
      ? [blockOf(item, source.type, counterpart)]
      : blocksWithin(node, counterpart?.nodes[0] ?? null, item.path);
  });
}

/**
 * The blocks of text of a body, in reading order.
 * @param target its translation; where their structures differ, what can be matched in order is
 */
export const blocksOf = (source: LexicalState, target: LexicalState | null): Block[] =>
  blocksWithin(source.root, target?.root ?? null, '');

/** The number of blocks of text of a body. */
export const countBlocks = (state: LexicalState): number => blocksOf(state, null).length;

const isTranslated = (item: Item, texts: Translations): boolean =>
  [...texts.keys()].some((path) => path === item.path || path.startsWith(`${item.path}.`));

function translatedNode(node: LexicalNode, path: string, texts: Translations): LexicalNode {
  if (!Array.isArray(node.children)) return structuredClone(node);
  const children = itemsOf(node, path).flatMap((item) => created(item, texts));
  return { ...structuredClone({ ...node, children: [] }), children };
}

/** A copy of a source item with what of it is translated; the rest stays as it is. */
function created(item: Item, texts: Translations): LexicalNode[] {
  if (!item.isText) return item.nodes.map((node) => translatedNode(node, item.path, texts));
  const text = texts.get(item.path);
  return text
    ? writeInline(text, readInline(item.nodes).templates)
    : structuredClone([...item.nodes]);
}

const bothTemplates = (source: Inline, target: Inline): Templates =>
  new Map([...source.templates, ...target.templates]);

function mergedItem(item: Item, target: Item, texts: Translations): readonly LexicalNode[] {
  const [node] = item.nodes;
  const [other] = target.nodes;
  if (!item.isText) return node && other ? [merged(node, other, item.path, texts)] : target.nodes;
  const text = texts.get(item.path);
  if (!text) return target.nodes;
  const source = readInline(item.nodes);
  return writeInline(text, bothTemplates(source, readInline(target.nodes, source.templates)));
}

/**
 * The target as it is but for the texts. A block that it does not have comes after the counterpart
 * of the one before it. What is missing between the two comes with it, in Uzbek: else the next export
 * would take the new block for the first one missing.
 */
function merged(
  source: LexicalNode,
  target: LexicalNode,
  path: string,
  texts: Translations,
): LexicalNode {
  if (!Array.isArray(target.children)) return target;
  const items = itemsOf(source, path);
  const others = itemsOf(target, '');
  const children: LexicalNode[] = [];
  let next = 0;
  let missing: Item[] = [];
  aligned(items, others).forEach((match, index) => {
    const item = items[index] as Item;
    const other = match === null ? undefined : others[match];
    if (match === null || !other) {
      missing.push(item);
      if (!isTranslated(item, texts)) return;
      children.push(...missing.flatMap((one) => created(one, texts)));
    } else {
      children.push(...others.slice(next, match).flatMap(({ nodes }) => nodes));
      children.push(...mergedItem(item, other, texts));
      next = match + 1;
    }
    missing = [];
  });
  children.push(...others.slice(next).flatMap(({ nodes }) => nodes));
  return { ...target, children };
}

/**
 * A body's translation with some of its blocks translated anew, and all else as it was. Without a
 * translation so far it becomes the source's structure, in which untranslated blocks keep the
 * source's text: a visitor gets it in Uzbek rather than not at all.
 */
export function withTranslations(
  source: LexicalState,
  target: LexicalState | null,
  texts: Translations,
): LexicalState {
  return target
    ? { ...target, root: merged(source.root, target.root, '', texts) }
    : { ...structuredClone(source), root: translatedNode(source.root, '', texts) };
}

/** The segment that would be read back, were this one written in a block's place. */
export function settled(block: Block, segment: Segment): Segment {
  const templates = block.current
    ? bothTemplates(block.source, block.current)
    : block.source.templates;
  return readInline(writeInline(segment, templates), block.source.templates).segment;
}
