import {
  isStandalone,
  normalised,
  parseCodeId,
  spanKinds,
  standaloneKinds,
  type Code,
  type CodeKind,
  type Segment,
} from './unit';

const kinds = new Set<string>([...spanKinds, ...standaloneKinds]);

// Only what would be read as a tag or an entity is escaped: "Q&A" and "a < b" stay as they are.
const escapeText = (text: string): string =>
  text.replace(/&(?=(?:amp|lt|gt);)/g, '&amp;').replace(/<(?=\/?[a-z])/gi, '&lt;');

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>' };

const unescapeText = (text: string): string =>
  text.replace(/&(amp|lt|gt);/g, (_, name: string) => characters[name] ?? '');

/** A segment as text with tags: `<b>` is its first bold code, `<b id="2">` its second. */
export const toMarkup = (segment: Segment): string =>
  segment
    .map((part) => {
      if (typeof part === 'string') return escapeText(part);
      const { kind = 'x', number = 1 } = parseCodeId(part.id) ?? {};
      const tag = number === 1 ? kind : `${kind} id="${number}"`;
      return part.content ? `<${tag}>${toMarkup(part.content)}</${kind}>` : `<${tag}/>`;
    })
    .join('');

interface Tag {
  kind: CodeKind;
  number: number;
  isEnd: boolean;
}

// Spreadsheets make quotation marks typographic.
const tagParts = /^<(\/?)([a-z]+)(?:\s+id\s*=\s*["'“”„«»]?([1-9][0-9]*)["'“”„«»]?)?\s*\/?>$/i;

function parseTag(text: string): Tag | null {
  const [, end, name = '', number = '1'] = tagParts.exec(text) ?? [];
  const kind = name.toLowerCase();
  return kinds.has(kind)
    ? { kind: kind as CodeKind, number: Number(number), isEnd: end === '/' }
    : null;
}

type Parts = (string | Code)[];

const maxDepth = 100;

/**
 * Reads text with tags.
 * @returns `null` when a tag is none of ours, is not closed where it should be, or is too deep in others
 */
export function fromMarkup(text: string): Segment | null {
  const root: Parts = [];
  const open: { kind: CodeKind; content: Parts }[] = [];
  for (const token of text.split(/(<\/?[a-z][^<>]*>)/i)) {
    const within = open.at(-1)?.content ?? root;
    if (!/^<\/?[a-z].*>$/is.test(token)) {
      within.push(unescapeText(token));
      continue;
    }
    const tag = parseTag(token);
    if (!tag || open.length > maxDepth) return null;
    const id = `${tag.kind}${tag.number}`;
    if (tag.isEnd) {
      if (open.pop()?.kind !== tag.kind) return null;
    } else if (isStandalone(tag.kind)) within.push({ id });
    else {
      const content: Parts = [];
      within.push({ id, content });
      if (!/\/>$/.test(token)) open.push({ kind: tag.kind, content });
    }
  }
  return open.length === 0 ? normalised(root) : null;
}
