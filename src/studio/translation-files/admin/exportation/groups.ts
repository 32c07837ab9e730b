import type { Entry } from '@/studio/server/overview';
import type { Kinds } from '@/studio/lib/tree';

/** Documents of a kind; those that are seen on every page, such as the header, are one. */
export interface Group {
  id: string;
  name: string;
  entries: Entry[];
}

/**
 * Documents by their kind, in the order in which the kinds come.
 * @param everywhere what the documents of every page are called together
 */
export function groupsOf(entries: readonly Entry[], kinds: Kinds, everywhere: string): Group[] {
  const groups = new Map<string, Group>();
  for (const entry of entries) {
    const kind = kinds[entry.kind];
    const id = kind?.isGlobal ? 'everywhere' : entry.kind;
    const group = groups.get(id);
    if (group) group.entries.push(entry);
    else {
      const name = id === 'everywhere' ? everywhere : (kind?.name ?? entry.kind);
      groups.set(id, { id, name, entries: [entry] });
    }
  }
  return [...groups.values()];
}
