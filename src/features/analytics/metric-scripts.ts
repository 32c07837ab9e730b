import { parseDocument } from 'htmlparser2';

export interface MetricElement {
  tag: 'script' | 'noscript';
  /** Attributes in the names React knows. */
  attributes: Record<string, string | true>;
  content: string;
}

/** Metric scripts of which some may have been left out. */
export interface AllowedMetrics {
  scripts: string;
  /** The hosts on whose account elements were left out. */
  refused: string[];
}

const reactNames: Record<string, string> = {
  charset: 'charSet',
  class: 'className',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  nomodule: 'noModule',
  referrerpolicy: 'referrerPolicy',
};

type Node = ReturnType<typeof parseDocument>['children'][number];

const nodesOf = (text: string): Node[] =>
  parseDocument(text, { withStartIndices: true, withEndIndices: true }).children;

/** The script and noscript elements of a text; everything else in it is left out. */
export const metricElements = (text: string): MetricElement[] =>
  nodesOf(text).flatMap((node) => toElement(node, text) ?? []);

/** An address of another host: with a scheme, or in quotes or an attribute without one. */
const address = /(?:https?:|["'`=])\/\/([\w.-]+(?::\d+)?)/gi;

/** The hosts that an element names, in its attributes or what it holds: it is taken to load from them. */
function hostsOf({ attributes, content }: MetricElement): string[] {
  const src = typeof attributes.src === 'string' ? [`"${attributes.src.trim()}`] : [];
  return [...src, content].flatMap((text) =>
    [...text.matchAll(address)].map(([, host = '']) => host.toLowerCase()),
  );
}

/** The hosts that metric scripts name, each once. */
export const metricHosts = (text: string): string[] => [
  ...new Set(metricElements(text).flatMap(hostsOf)),
];

/** A text without the elements that name a host which nobody allowed. */
export function onlyAllowed(text: string, hosts: readonly string[]): AllowedMetrics {
  const refused = metricHosts(text).filter((host) => !hosts.includes(host));
  if (refused.length === 0) return { scripts: text, refused };
  const scripts = nodesOf(text)
    .filter((node) => {
      const element = toElement(node, text);
      return element && !hostsOf(element).some((host) => refused.includes(host));
    })
    .map(({ startIndex, endIndex }) => text.slice(startIndex ?? 0, (endIndex ?? -1) + 1));
  return { scripts: scripts.join('\n'), refused };
}

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
