import { parseDocument } from 'htmlparser2';

export interface MetricElement {
  tag: 'script' | 'noscript';
  /** Attributes in the names React knows. */
  attributes: Record<string, string | true>;
  content: string;
}

const reactNames: Record<string, string> = {
  charset: 'charSet',
  class: 'className',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  nomodule: 'noModule',
  referrerpolicy: 'referrerPolicy',
};

/** The script and noscript elements of a text; everything else in it is left out. */
export function metricElements(text: string): MetricElement[] {
  const { children } = parseDocument(text, { withStartIndices: true, withEndIndices: true });
  return children.flatMap((node) => toElement(node, text) ?? []);
}

type Node = ReturnType<typeof parseDocument>['children'][number];

function toElement(node: Node, text: string): MetricElement | null {
  if (!('attribs' in node) || (node.name !== 'script' && node.name !== 'noscript')) return null;
  const [first] = node.children;
  const last = node.children.at(-1);
  return {
    tag: node.name,
    attributes: Object.fromEntries(
      Object.entries(node.attribs).map(([name, value]) => [
        reactNames[name] ?? name,
        value || true,
      ]),
    ),
    content: first && last ? text.slice(first.startIndex ?? 0, (last.endIndex ?? -1) + 1) : '',
  };
}
