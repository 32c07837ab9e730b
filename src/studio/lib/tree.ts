import type { Locale } from '@/i18n/locales';
import { fold } from '@/lib/fold';
import type { Entry, GroupName } from '@/studio/server/overview';
import { hasWork, type TodoState } from './states';

/** What the view knows of a collection or global. */
export interface KindInfo {
  /** What its documents are called, in the admin's language; of a global its name. */
  name: string;
  isGlobal: boolean;
  hasDrafts: boolean;
}

export type Kinds = Record<string, KindInfo>;

/** A row of the tree. */
export interface Node {
  id: string;
  title: string;
  type: 'group' | 'folder' | 'document';
  entries: Entry[];
  children: Node[];
}

/** The document of a row, where it stands for one. */
export const entryOf = ({ type, entries }: Node): Entry | undefined =>
  type === 'document' ? entries[0] : undefined;

/** What a document is called in the admin's language: a global by its configuration, others by their title. */
export const entryTitle = ({ kind, title }: Entry, kinds: Kinds): string =>
  kinds[kind]?.isGlobal ? kinds[kind].name : title;

export interface Filter {
  todo: boolean;
  kind: string | null;
  state: TodoState | null;
  lang: Locale;
  /** The languages in which the reader works. */
  languages: readonly Locale[];
  text: string;
  /** The documents of which a text has what is looked for. */
  inTexts?: { has: (ref: string) => boolean };
}

/** Whether a document is called so, in any language and spelling; by its address and reference as well. */
export function isCalled(entry: Entry, text: string, kinds: Kinds): boolean {
  const wanted = fold(text);
  const { titles, path, ref } = entry;
  const names = [entryTitle(entry, kinds), ...Object.values(titles), path ?? '', ref];
  return names.some((name) => fold(name).includes(wanted));
}

/** Whether a kind is one of those whose documents are seen on every page. */
const isOfKind = (entry: Entry, kind: string, kinds: Kinds) =>
  kind === 'everywhere' ? kinds[entry.kind]?.isGlobal === true : entry.kind === kind;

/** The documents that a filter leaves. */
export function filtered(entries: readonly Entry[], filter: Filter, kinds: Kinds): Entry[] {
  const { todo, kind, state, lang, languages, text, inTexts } = filter;
  return entries.filter((entry) => {
    if (todo && !hasWork(entry, languages)) return false;
    if (kind && !isOfKind(entry, kind, kinds)) return false;
    if (state && entry.languages[lang].counts[state] === 0) return false;
    return isCalled(entry, text, kinds) || inTexts?.has(entry.ref) === true;
  });
}

const documentNode = (entry: Entry, kinds: Kinds): Node => ({
  id: entry.ref,
  title: entryTitle(entry, kinds),
  type: 'document',
  entries: [entry],
  children: [],
});

/** Documents that stand together: of one kind, and below the same list of the site. */
function folderKey({ kind, path }: Entry): string {
  const list = kind === 'places' ? (path ?? '').split('/').slice(0, 3).join('/') : '';
  return `${kind}:${list}`;
}

function folderTitle(key: string, entries: readonly Entry[], kinds: Kinds): string {
  const [kind = '', list = ''] = key.split(':');
  const page = list && entries.find((entry) => entry.kind === 'pages' && entry.path === `${list}/`);
  return (page && page.title) || (kinds[kind]?.name ?? kind);
}

const standsAlone = ({ kind }: Entry, kinds: Kinds) =>
  kind === 'pages' || kinds[kind]?.isGlobal === true;

/**
 * The documents as the site is walked: pages and globals as rows, every other collection as one row
 * that opens.
 * @param all every document, for the names of lists
 */
export function treeOf(
  shown: readonly Entry[],
  all: readonly Entry[],
  kinds: Kinds,
  groups: readonly { name: GroupName; title: string }[],
): Node[] {
  return groups.flatMap(({ name, title }): Node[] => {
    const entries = shown.filter(({ group }) => group === name);
    const rows = entries
      .filter((entry) => standsAlone(entry, kinds))
      .map((entry) => documentNode(entry, kinds));
    const folders = new Map<string, Entry[]>();
    for (const entry of entries.filter((one) => !standsAlone(one, kinds))) {
      const key = folderKey(entry);
      folders.set(key, [...(folders.get(key) ?? []), entry]);
    }
    const children = [
      ...rows,
      ...[...folders].map(([key, inside]): Node => ({
        id: `${name}/${key}`,
        title: folderTitle(key, all, kinds),
        type: 'folder',
        entries: inside,
        children: inside.map((entry) => documentNode(entry, kinds)),
      })),
    ];
    if (name === 'home') return children;
    return children.length > 0 ? [{ id: name, title, type: 'group', entries, children }] : [];
  });
}

/** A row as it is drawn: its depth and place among its siblings. */
export interface Row {
  node: Node;
  level: number;
  position: number;
  siblings: number;
  parent: string | null;
  /** Undefined where it has nothing to open. */
  open: boolean | undefined;
}

/** The rows that are seen, from top to bottom. */
export function rowsOf(
  nodes: readonly Node[],
  isOpen: (node: Node) => boolean,
  level = 1,
  parent: string | null = null,
): Row[] {
  return nodes.flatMap((node, index): Row[] => {
    const open = node.children.length > 0 ? isOpen(node) : undefined;
    const row = { node, level, position: index + 1, siblings: nodes.length, parent, open };
    return open ? [row, ...rowsOf(node.children, isOpen, level + 1, node.id)] : [row];
  });
}
