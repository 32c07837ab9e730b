/**
 * What is chosen on the floor plan: an item, perhaps a subitem within it, and
 * the pin of a place that a link pointed at.
 */
export interface Selection {
  item: string | null;
  subitem: string | null;
  pin: string | null;
}

export const nothing: Selection = { item: null, subitem: null, pin: null };

interface Place {
  id: string;
  group: string | null;
}

/**
 * Choosing an item clears the subitem and the pin; choosing the same again deselects it. A place
 * within a group is the subitem of that group.
 */
export function choose(selection: Selection, { id, group }: Place): Selection {
  if (group) {
    return selection.subitem === id ? nothing : { item: group, subitem: id, pin: null };
  }
  const again = selection.item === id && selection.subitem === null;
  return again ? nothing : { item: id, subitem: null, pin: null };
}

/** A place that the address names. */
export const pinned = ({ id, group }: Place): Selection => ({
  ...choose(nothing, { id, group }),
  pin: id,
});

/** Clearing the search clears the active item and subitem. */
export const searched = (selection: Selection, search: string): Selection =>
  search === '' ? { ...selection, item: null, subitem: null, pin: null } : selection;

/** The place that is chosen, whichever way. */
export const chosenId = ({ item, subitem, pin }: Selection): string | null =>
  pin ?? subitem ?? item;
