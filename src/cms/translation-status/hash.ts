import { createHash } from 'node:crypto';
import { clean, isEmpty, isNode, type LexicalNode } from '@/cms/translation-status/lexical';

/** Written by the editor by itself, or anew each time; they say nothing about the content. */
const noise = new Set(['version', 'direction', 'textFormat', 'textStyle', 'id']);

const collapse = (text: string): string => clean(text).normalize('NFC').replace(/\s+/g, ' ');

/** The editor's ways to say that nothing is set: `indent: 0`, `format: ''`, `newTab: false`. */
const isUnset = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === 0 ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const isNoise = (key: string, owner: Record<string, unknown>, name: string): boolean => {
  if (isNode(owner)) {
    // The number of a list's entry follows from where it stands.
    if (key === 'value' && owner.type === 'listitem') return true;
    return noise.has(key) || (key === 'mode' && owner.mode === 'normal');
  }
  return key === 'id' && name === 'fields';
};

function plainObject(value: Record<string, unknown>, name: string): Record<string, unknown> {
  const entries = Object.entries(value)
    .filter(([key]) => !isNoise(key, value, name))
    .map(([key, entry]): [string, unknown] => [key, canonical(entry, key)])
    .filter(([, entry]) => !isUnset(entry))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}

/** One text for neighbours of the same formatting, blanks collapsed and, at both ends, dropped. */
function content(nodes: readonly LexicalNode[]): unknown[] {
  const pieces: { text?: string; rest: string }[] = [];
  for (const { text, ...node } of nodes) {
    const rest = JSON.stringify(plainObject(node, ''));
    const last = pieces.at(-1);
    if (typeof text !== 'string') pieces.push({ rest });
    else if (last?.text !== undefined && last.rest === rest) last.text += text;
    else pieces.push({ text, rest });
  }
  return pieces
    .map(({ text, rest }, index) => {
      if (text === undefined) return rest;
      const collapsed = collapse(text);
      const started = index === 0 ? collapsed.trimStart() : collapsed;
      return [index === pieces.length - 1 ? started.trimEnd() : started, rest];
    })
    .filter((piece) => piece[0] !== '');
}

function canonical(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return collapse(value).trim();
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(isNode)
      ? content(value)
      : value.map((entry) => canonical(entry));
  }
  if (typeof value === 'object' && value !== null) {
    return plainObject(value as Record<string, unknown>, name);
  }
  return value;
}

/** The first 12 hexadecimal digits of a text's SHA-256. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * A short hash of a field's value, to notice that a text has changed.
 * A string counts in NFC with its blanks collapsed and trimmed. An editor state, or a list of its
 * nodes, counts by its structure and texts: not by versions, ids, the order of keys or what is unset.
 * @returns 12 hexadecimal digits; `''` for an empty value
 */
export function hashOf(value: unknown): string {
  if (isEmpty(value)) return '';
  const plain = canonical(value);
  return isUnset(plain) ? '' : digest(JSON.stringify(plain));
}
