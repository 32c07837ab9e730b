import { parseDocument } from 'htmlparser2';
import { sanitiseBody, sanitiseMessage, sanitiseTitle } from '../../src/sources/sanitise';

/** The kinds of fields that hold HTML: long texts, the test banner, results of the search. */
export type MarkupKind = 'body' | 'message' | 'title';

const sanitisers: Record<MarkupKind, (html: string) => string> = {
  body: sanitiseBody,
  message: sanitiseMessage,
  title: sanitiseTitle,
};

type Node = ReturnType<typeof parseDocument>['children'][number];

interface Part {
  /** `<h3>`, `a[href]`. */
  name: string;
  value: string;
}

function* elements(nodes: readonly Node[]): Generator<{ name: string; attribs: Values }> {
  for (const node of nodes) {
    if (!('attribs' in node)) continue;
    yield { name: node.name, attribs: node.attribs };
    yield* elements(node.children);
  }
}
type Values = Record<string, string>;

/** Headings of any level are one: the site moves them to the levels of its outline. */
const partsOf = (html: string): Part[] =>
  [...elements(parseDocument(html).children)].flatMap(({ name, attribs }) => [
    { name: /^h\d$/.test(name) ? '<h>' : `<${name}>`, value: '' },
    ...Object.entries(attribs).map(([key, value]) => ({ name: `${name}[${key}]`, value })),
  ]);

/** Elements that run, load or hide something. */
const active = /^<(?:script|style|iframe|object|embed|form|link|meta|base|svg|math)>$/;

const isActive = ({ name, value }: Part) =>
  active.test(name) ||
  /\[(?:on\w+|style|srcdoc)\]$/.test(name) ||
  /^[\s\u0000-\u001f]*(?:javascript|data|vbscript)\s*:/i.test(value);

export interface Unwanted {
  /** Scripts, styles, handlers, addresses that run. */
  active: string[];
  /** What else the site leaves out. */
  dropped: string[];
}

const named = ({ name, value }: Part) => (value ? `${name}="${value}"` : name);

/** What of an HTML text does not survive the site's sanitiser. */
export function unwantedIn(html: string, kind: MarkupKind): Unwanted {
  const left = partsOf(sanitisers[kind](html));
  const lost = partsOf(html).filter((part) => {
    const index = left.findIndex(({ name, value }) => name === part.name && value === part.value);
    if (index < 0) return true;
    left.splice(index, 1);
    return false;
  });
  return {
    active: lost.filter(isActive).map(named),
    dropped: lost.filter((part) => !isActive(part)).map(named),
  };
}

/** The addresses of an HTML text's links. */
export const linksIn = (html: string): string[] =>
  [...elements(parseDocument(html).children)].flatMap(({ name, attribs }) =>
    name === 'a' && attribs.href !== undefined ? [attribs.href] : [],
  );

/** What a text for the head holds besides script and noscript elements. */
export function besidesScripts(html: string): string[] {
  return parseDocument(html).children.flatMap((node) => {
    if (node.type === 'text') return node.data.trim() ? [node.data.trim()] : [];
    if (node.type === 'comment') return [];
    const name = 'name' in node ? node.name : node.type;
    return name === 'script' || name === 'noscript' ? [] : [`<${name}>`];
  });
}
