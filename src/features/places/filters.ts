/**
 * What lists of places are filtered by, in the order of their form: members of a card, parameters of the
 * list's address and of its call. Its words are `filters.<name>` in the messages.
 */
export const placeFilters = ['area', 'floor', 'type', 'category'] as const;
export type PlaceFilter = (typeof placeFilters)[number];

/** Something for each filter, by its name. */
export const byFilter = <Value>(of: (name: PlaceFilter) => Value): Record<PlaceFilter, Value> =>
  Object.fromEntries(placeFilters.map((name) => [name, of(name)])) as Record<PlaceFilter, Value>;

/** The query of a list from its beginning, in which nothing is filtered out. */
export const unfiltered = { ...byFilter(() => 'all'), search: '', offset: 0 };
