import { hashOf } from '@/cms/translation-status/hash';
import { childrenOf, clean, type LexicalNode } from '@/cms/translation-status/lexical';
import {
  codesOf,
  isBlank,
  isStandalone,
  normalised,
  parseCodeId,
  type Code,
  type CodeKind,
  type Segment,
} from './unit';

type Properties = Record<string, unknown>;

/** What a code stands for in an editor state. */
interface Template {
  kind: CodeKind;
  /** Formatting of text: bits of `format`, and what else text nodes have. */
  text?: { format: number; properties: Properties };
  /** A node of its own, without its children. */
  node?: LexicalNode;
  /** Equal for what looks and does the same. */
  signature: string;
}

/** What each code of a segment stands for, by the code's id. */
export type Templates = ReadonlyMap<string, Template>;

/** Inline nodes as a translator gets them. */
export interface Inline {
  segment: Segment;
  templates: Templates;
}

type Piece = string | { template: Template; content?: Piece[] };

/** The editor's bits for the format of text; those that only change letter case have no tag. */
const formats: readonly [CodeKind, number][] = [
  ['b', 1],
  ['i', 2],
  ['s', 4],
  ['u', 8],
  ['code', 16],
  ['sub', 32],
  ['sup', 64],
  ['mark', 128],
  ['span', 256],
  ['span', 512],
  ['span', 1024],
];

const plain = { detail: 0, format: 0, mode: 'normal', style: '', type: 'text', version: 1 };

const isDefault = (key: string, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === plain[key as keyof typeof plain] ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const without = (node: LexicalNode, ...keys: string[]): Properties =>
  Object.fromEntries(Object.entries(node).filter(([key]) => !keys.includes(key)));

function nodeTemplate(kind: CodeKind, whole: LexicalNode): Template {
  const node = { ...without(whole, 'children'), type: whole.type };
  return { kind, node, signature: `${kind} ${hashOf(node)}` };
}

/** The formatting of a text node, one template for each. */
function layersOf(node: LexicalNode): Template[] {
  const bits = typeof node.format === 'number' ? node.format : 0;
  const layers = formats
    .filter(([, bit]) => bits & bit)
    .map(([kind, bit]): Template => {
      const text = { format: bit, properties: {} };
      return { kind, text, signature: `${kind} ${bit}` };
    });
  const own = Object.entries(without(node, 'text', 'format', 'version'));
  const properties = Object.fromEntries(own.filter(([key, value]) => !isDefault(key, value)));
  if (Object.keys(properties).length > 0) {
    const text = { format: 0, properties };
    layers.push({ kind: 'span', text, signature: `span ${hashOf(properties)}` });
  }
  return layers;
}

interface Leaf {
  piece: Piece;
  layers: Template[];
}

const lengthOfRun = (leaves: readonly Leaf[], start: number, signature: string): number => {
  const end = leaves.findIndex(
    ({ layers }, index) => index > start && !layers.some((layer) => layer.signature === signature),
  );
  return (end === -1 ? leaves.length : end) - start;
};

/** Formatting that neighbours share is one span around them; the widest comes outermost. */
function nested(leaves: readonly Leaf[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < leaves.length;) {
    const leaf = leaves[at] as Leaf;
    const runs = leaf.layers.map((layer) => ({
      layer,
      length: lengthOfRun(leaves, at, layer.signature),
    }));
    const [widest] = runs.sort((one, other) => other.length - one.length);
    if (!widest) {
      pieces.push(leaf.piece);
      at += 1;
      continue;
    }
    const within = leaves.slice(at, at + widest.length).map(({ piece, layers }) => ({
      piece,
      layers: layers.filter(({ signature }) => signature !== widest.layer.signature),
    }));
    pieces.push({ template: widest.layer, content: nested(within) });
    at += widest.length;
  }
  return pieces;
}

function leafOf(node: LexicalNode): Leaf {
  if (node.type === 'linebreak')
    return { piece: { template: nodeTemplate('br', node) }, layers: [] };
  if (node.type === 'tab') return { piece: { template: nodeTemplate('tab', node) }, layers: [] };
  if (typeof node.text === 'string') return { piece: clean(node.text), layers: layersOf(node) };
  if (!Array.isArray(node.children)) {
    return { piece: { template: nodeTemplate('x', node) }, layers: [] };
  }
  const template = nodeTemplate(/^(auto)?link$/.test(node.type) ? 'a' : 'span', node);
  return { piece: { template, content: piecesOf(childrenOf(node)) }, layers: [] };
}

const piecesOf = (nodes: readonly LexicalNode[]): Piece[] =>
  nested(nodes.map(leafOf).filter(({ piece }) => piece !== ''));

const templatesIn = (pieces: readonly Piece[]): Template[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : [piece.template, ...templatesIn(piece.content ?? [])],
  );

/** `b1`, `a1`, `b2`: the number of each among those of its kind. */
function numbered(templates: readonly Template[]): string[] {
  const counts = new Map<CodeKind, number>();
  return templates.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}${count}`;
  });
}

/**
 * An id for each template: of the one in `known` that is the same and in the same place, else of one
 * that is the same; else, of links and objects, of any other (a translation may link to a page of its
 * own language); else a number of its own.
 */
function named(templates: readonly Template[], known: Templates): Map<Template, string> {
  const ids = new Map<Template, string>();
  const places = numbered(templates);
  const claim = (likes: (one: Template, other: Template, isSamePlace: boolean) => boolean) => {
    const taken = new Set(ids.values());
    templates.forEach((template, index) => {
      if (ids.has(template)) return;
      const found = [...known].find(
        ([id, other]) => !taken.has(id) && likes(template, other, id === places[index]),
      );
      if (!found) return;
      ids.set(template, found[0]);
      taken.add(found[0]);
    });
  };
  claim((one, other, isSamePlace) => isSamePlace && one.signature === other.signature);
  claim((one, other) => one.signature === other.signature);
  claim((one, other) => one.node !== undefined && one.kind === other.kind);
  const rest = templates.filter((template) => !ids.has(template));
  const all = numbered([...known.values(), ...rest]).slice(known.size);
  rest.forEach((template, index) => ids.set(template, all[index] as string));
  return ids;
}

/**
 * Inline nodes as a segment of text and codes.
 * @param known the templates of the source, when the nodes are of its translation: what both have
 *   gets the same id
 */
export function readInline(nodes: readonly LexicalNode[], known: Templates = new Map()): Inline {
  const pieces = piecesOf(nodes);
  const ids = named(templatesIn(pieces), known);
  const segmentOf = (list: readonly Piece[]): Segment =>
    list.map((piece) => {
      if (typeof piece === 'string') return piece;
      const id = ids.get(piece.template) as string;
      return piece.content ? { id, content: segmentOf(piece.content) } : { id };
    });
  const templates = new Map([...ids].map(([template, id]) => [id, template]));
  return { segment: normalised(segmentOf(pieces)), templates };
}

/**
 * The inline nodes of a segment.
 * @throws when a code is not among the templates; `tagProblems` finds that before
 */
export function writeInline(segment: Segment, templates: Templates): LexicalNode[] {
  const write = (parts: Segment, format: number, properties: Properties): LexicalNode[] =>
    parts.flatMap((part): LexicalNode[] => {
      if (typeof part === 'string') return [{ ...plain, format, text: part, ...properties }];
      const template = templates.get(part.id);
      if (!template) throw new Error(`No code ${part.id} is known here.`);
      const { text, node } = template;
      if (node) {
        const copy = structuredClone(node);
        return part.content
          ? [{ ...copy, children: write(part.content, format, properties) }]
          : [copy];
      }
      return write(part.content ?? [], format | (text?.format ?? 0), {
        ...properties,
        ...text?.properties,
      });
    });
  return write(segment, 0, {});
}

/** What is wrong with the codes of a translation, by their ids. */
export interface TagProblems {
  missing: string[];
  doubled: string[];
  invented: string[];
  /** A span without words, a standalone code with some, a link within a link. */
  misused: string[];
}

const linksWithin = (segment: Segment, inLink = false): Code[] =>
  segment.flatMap((part) => {
    if (typeof part === 'string') return [];
    const isLink = parseCodeId(part.id)?.kind === 'a';
    return [
      ...(isLink && inLink ? [part] : []),
      ...linksWithin(part.content ?? [], inLink || isLink),
    ];
  });

const isMisused = ({ id, content }: Code, models: readonly Code[]): boolean => {
  const kind = parseCodeId(id)?.kind;
  if (!kind) return false;
  if (isStandalone(kind)) return content !== undefined;
  const model = models.find((code) => code.id === id);
  return !content || (isBlank(content) && !isBlank(model?.content ?? [id]));
};

function problemsAgainst(segment: Segment, expected: Segment): TagProblems {
  const codes = codesOf(segment);
  const models = codesOf(expected);
  const ids = codes.map(({ id }) => id);
  const wanted = models.map(({ id }) => id);
  return {
    missing: wanted.filter((id) => !ids.includes(id)),
    doubled: [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))],
    invented: [...new Set(ids.filter((id) => !wanted.includes(id)))],
    misused: [...codes.filter((code) => isMisused(code, models)), ...linksWithin(segment)].map(
      ({ id }) => id,
    ),
  };
}

/**
 * What is wrong with the codes of a translation.
 * @param models texts whose codes are right: the source, and the translation there is. It must have
 *   each code of one of them once.
 * @returns the problems against the first of them; `null` when there are none
 */
export function tagProblems(segment: Segment, models: readonly Segment[]): TagProblems | null {
  const all = models.map((model) => problemsAgainst(segment, model));
  const isFine = (problems: TagProblems) =>
    Object.values(problems).every((ids) => ids.length === 0);
  return all.some(isFine) ? null : (all[0] ?? null);
}
